import type { AxiosRequestConfig } from 'axios';

/** A response that says that the call has failed, or that there was none. */
export class AxiosError extends Error {
  static readonly ETIMEDOUT = 'ETIMEDOUT';
  readonly code: string | undefined = undefined;

  constructor(
    readonly isCancelled: boolean,
    readonly response?: { status: number; data: unknown },
  ) {
    super('The call failed');
  }
}

export const isAxiosError = (error: unknown): error is AxiosError => error instanceof AxiosError;
export const isCancel = (error: unknown): boolean => isAxiosError(error) && error.isCancelled;

async function request({
  baseURL = '',
  url = '',
  method,
  params,
  data,
  headers,
  signal,
  responseType,
}: AxiosRequestConfig) {
  const { href } = new URL(baseURL + url);
  const given = Object.entries((params ?? {}) as Record<string, unknown>);
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const asked = query.length > 0 ? `${href}?${String(new URLSearchParams(query))}` : href;
  const body = data === undefined || data instanceof Blob ? (data as Blob | undefined) : JSON.stringify(data);
  const init = { method, headers: headers as Record<string, string>, body, signal: signal as AbortSignal };
  const response = await fetch(asked, init).catch(() => {
    throw new AxiosError(signal?.aborted === true);
  });
  const isFile = responseType === 'blob' && response.ok;
  const answer: unknown = isFile ? await response.blob() : await response.json().catch(() => '');
  if (signal?.aborted) throw new AxiosError(true);
  if (!response.ok) throw new AxiosError(false, { status: response.status, data: answer });
  return { data: answer, headers: Object.fromEntries(response.headers) };
}

/** What the host's calls need of axios, over a `fetch` that never leaves the page. */
export default { create: () => ({ request }) };
