import * as v from 'valibot';
import { parserOf } from './parsed';

const wifiSchema = v.object({
  /** The network's name (SSID). */
  name: v.string(),
  /** `open`: without a password. */
  kind: v.picklist(['wpa', 'open']),
  /** Empty where the network is open. */
  password: v.string(),
  /** Whether the network does not tell its name to devices that look for one. */
  hidden: v.boolean(),
});
/** The house's Wi-Fi as guests get in. */
export type Wifi = v.InferOutput<typeof wifiSchema>;

/** What is wrong in a Wi-Fi that was typed. */
export type WifiFault = 'name' | 'password';

/** In bytes of UTF-8, as IEEE 802.11 has it. */
const MAX_NAME_BYTES = 32;
/** A passphrase of printable ASCII, or the key itself. */
const PASSWORD = /^([\x20-\x7e]{8,63}|[\da-f]{64})$/i;

/** What no such network can have; undefined: it can be one. */
export function wifiFault({ name, kind, password }: Wifi): WifiFault | undefined {
  const bytes = new TextEncoder().encode(name).length;
  if (name.trim() === '' || bytes > MAX_NAME_BYTES || /\p{Cc}/u.test(name)) return 'name';
  return (kind === 'open' ? password === '' : PASSWORD.test(password)) ? undefined : 'password';
}

/** What phones' cameras read as a Wi-Fi to connect to, in the form that ZXing has given it. */
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

/** Reads the answer to GET /wifi and the body of PUT /wifi; null: nobody has typed it. */
export const parseStoredWifi = parserOf(storedWifiSchema);
