import { expect, test } from 'vitest';
import { parseStoredWifi, wifiFault, wifiQrText, type Wifi } from '../../src/contract/wifi';

const LION: Wifi = { name: 'Lion', kind: 'wpa', password: 'pint of bitter', hidden: false };

test('a camera reads name and password', () => {
  expect(wifiQrText(LION)).toBe('WIFI:T:WPA;S:Lion;P:pint of bitter;;');
  expect(wifiQrText({ ...LION, hidden: true })).toBe('WIFI:T:WPA;S:Lion;P:pint of bitter;H:true;;');
  expect(wifiQrText({ ...LION, kind: 'open', password: '' })).toBe('WIFI:T:nopass;S:Lion;;');
});

test('special characters are escaped', () => {
  const text = wifiQrText({ ...LION, name: 'a;b,c:d', password: '"e\\f"1234' });
  expect(text).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d;P:\\"e\\\\f\\"1234;;');
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: '   ' }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'x'.repeat(33) }, 'name'],
  [{ name: 'ä'.repeat(17) }, 'name'],
  [{ password: '1234567' }, 'password'],
  [{ password: 'x'.repeat(64) }, 'password'],
  [{ password: 'grüße123' }, 'password'],
  [{ kind: 'open' as const }, 'password'],
])('%j cannot be', (change, fault) => {
  expect(wifiFault({ ...LION, ...change })).toBe(fault);
  expect(parseStoredWifi({ wifi: { ...LION, ...change } }).ok).toBe(false);
});

test.each([
  { name: 'ä'.repeat(16) },
  { password: '12345678' },
  { password: 'x'.repeat(63) },
  { password: '0aF'.padEnd(64, '9') },
  { kind: 'open' as const, password: '' },
])('%j can be', (change) => {
  expect(wifiFault({ ...LION, ...change })).toBeUndefined();
  expect(parseStoredWifi({ wifi: { ...LION, ...change } }).ok).toBe(true);
});
