import * as v from 'valibot';
import { parserOf } from './parsed';

const wifiSchema = v.object({
  /** The network's name (SSID). */
  name: v.string(),
  /** `open`: no password. */
  kind: v.picklist(['wpa', 'open']),
  /** Empty for an open network. */
  password: v.string(),
  /** Whether the network hides its name (SSID). */
  hidden: v.boolean(),
});
/** The venue's Wi-Fi for guests. */
export type Wifi = v.InferOutput<typeof wifiSchema>;

/** Which field of the entered Wi-Fi is invalid. */
export type WifiFault = 'name' | 'password';

/** In UTF-8 bytes, as IEEE 802.11 defines it. */
const MAX_NAME_BYTES = 32;
/** A passphrase of printable ASCII, or the key in hexadecimal. */
const PASSWORD = /^([\x20-\x7e]{8,63}|[\da-f]{64})$/i;

/** Returns the field that no such network can have, or undefined if all are valid. */
export function wifiFault({ name, kind, password }: Wifi): WifiFault | undefined {
  const bytes = new TextEncoder().encode(name).length;
  if (name.trim() === '' || bytes > MAX_NAME_BYTES || /\p{Cc}/u.test(name)) return 'name';
  return (kind === 'open' ? password === '' : PASSWORD.test(password)) ? undefined : 'password';
}

/** Returns the text of a QR code that connects a phone to the Wi-Fi, in ZXing's format. */
export function wifiQrText({ name, kind, password, hidden }: Wifi): string {
  const fields = [
    kind === 'wpa' ? 'T:WPA' : 'T:nopass',
    `S:${escaped(name)}`,
    ...(kind === 'wpa' ? [`P:${escaped(password)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ];
  return `WIFI:${fields.join(';')};;`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`);
}

const storedWifiSchema = v.object({
  wifi: v.nullable(
    v.pipe(
      wifiSchema,
      v.check((wifi) => !wifiFault(wifi)),
    ),
  ),
});

/** Reads the answer to GET /wifi and the body of PUT /wifi; null if none was entered. */
export const parseStoredWifi = parserOf(storedWifiSchema);
