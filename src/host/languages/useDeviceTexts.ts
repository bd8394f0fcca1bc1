import { deviceTexts, type DeviceTexts } from './deviceTexts';
import { useLanguage } from './useLanguage';

/** The texts about the devices that command a session, in the host's language. */
export function useDeviceTexts(): DeviceTexts {
  return deviceTexts[useLanguage()];
}
