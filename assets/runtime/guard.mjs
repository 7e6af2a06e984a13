// Pyodide waits for ever when one of its files cannot be had or WebAssembly is refused. The guard makes
// every such fault known at once.

import { integrity } from './files.mjs';

/** A fault with a code the page has words for. */
export class Fault extends Error {
  /**
   * @param {'refused' | 'file' | 'python'} code
   * @param {unknown} detail  for a report, not for readers
   */
  constructor(code, detail) {
    super(String(detail));
    this.code = code;
  }
}

/** The smallest module there is: compiling it tells whether a policy allows WebAssembly. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * Run a start, and end it with the first fault of a file or of WebAssembly.
 * @template T
 * @param {() => Promise<T>} start
 * @param {RequestCache} cache  'reload' when what the browser holds may be broken
 * @returns {Promise<T>} rejects with a Fault
 */
export async function guarded(start, cache) {
  const plain = { fetch: self.fetch, stream: WebAssembly.instantiateStreaming };
  try {
    return await new Promise((resolve, reject) => {
      /** @param {unknown} error @returns {never} */
      const refuse = (error) => {
        reject(error);
        throw error;
      };
      self.fetch = (address, options) => whole(plain.fetch, address, { ...options, cache }).catch(refuse);
      WebAssembly.instantiateStreaming = (source, imports) => compiled(plain.stream, source, imports).catch(refuse);
      WebAssembly.compile(EMPTY)
        .catch((error) => refuse(new Fault('refused', error)))
        .then(start)
        .then(resolve, (error) => reject(error instanceof Fault ? error : new Fault('python', error)));
    });
  } finally {
    self.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.stream;
  }
}

/** @param {string | URL | Request} address */
const nameOf = (address) => String(address instanceof Request ? address.url : address).split('/').at(-1) ?? '';

/**
 * Fetch a file that must be there and be the one that was built.
 * @param {typeof fetch} plain
 * @param {string | URL | Request} address
 * @param {RequestInit} options
 */
export async function whole(plain, address, options) {
  const name = nameOf(address);
  /** @type {Response} */
  let response;
  try {
    response = await plain(address, integrity[name] ? { ...options, integrity: integrity[name] } : options);
  } catch (error) {
    throw new Fault('file', `${name}: ${error}`);
  }
  if (!response.ok) throw new Fault('file', `${name}: status ${response.status}`);
  return response;
}

/**
 * Compile while the bytes arrive; a host that gives wasm a wrong type only makes it slower.
 * @param {typeof WebAssembly.instantiateStreaming} stream
 * @param {Response | PromiseLike<Response>} source
 * @param {WebAssembly.Imports} [imports]
 */
async function compiled(stream, source, imports) {
  const response = await source;
  try {
    if (response.headers.get('content-type') === 'application/wasm') {
      return await stream.call(WebAssembly, response, imports);
    }
    return await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  } catch (error) {
    throw new Fault('file', `${nameOf(response.url)}: ${error}`);
  }
}
