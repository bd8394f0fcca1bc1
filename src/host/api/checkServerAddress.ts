/** Why a typed text cannot be a server's address. */
export type AddressFault = 'empty' | 'not_an_address' | 'scheme' | 'credentials' | 'query';
export type CheckedAddress = { ok: true; address: string } | { ok: false; fault: AddressFault };

/**
 * Reads a typed server address to the form it is stored in: with its scheme (http where none was typed), host in lower
 * case, without a slash at the end. A path stays, for a server behind a proxy's prefix.
 */
export function checkServerAddress(typed: string): CheckedAddress {
  const text = typed.trim();
  if (text === '') return refuse('empty');
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return refuse('scheme');
  const complete = scheme === undefined ? `http://${text}` : text;
  if (!URL.canParse(complete)) return refuse('not_an_address');
  const url = new URL(complete);
  if (!isAddress(text, url, scheme)) return refuse('not_an_address');
  if (url.username || url.password) return refuse('credentials');
  if (/[?#]/.test(text)) return refuse('query');
  return { ok: true, address: url.origin + url.pathname.replace(/\/+$/, '') };
}

function refuse(fault: AddressFault): CheckedAddress {
  return { ok: false, fault };
}

/** Refuses what a URL parser accepts by mistake: blanks, port 0, half a scheme, a shortened IPv4 address. */
function isAddress(text: string, url: URL, scheme: string | undefined): boolean {
  if (/[\s\\]/.test(text) || url.port === '0') return false;
  if (scheme === undefined && /^(https?:|\/)/i.test(text)) return false;
  if (!/[\p{L}\d]/u.test(url.hostname)) return false;
  const isIpv4 = /^[\d.]+$/.test(url.hostname);
  return !isIpv4 || text.includes(url.hostname);
}
