import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { HostDevice } from '../../contract/hostGame';
import { useWords } from '../languages/useWords';
import { Button } from '../ui/Button';
import { useDeviceTexts } from './deviceTexts';

interface HostDevicesListProps {
  devices: readonly HostDevice[];
  onDismiss: (deviceId: string) => void;
}

/** The devices that command the session; all but the first can be sent away. */
export function HostDevicesList({ devices, onDismiss }: HostDevicesListProps) {
  const texts = useDeviceTexts();
  const id = useId();
  const remotes = devices.filter(({ kind }) => kind === 'remote');
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight={700} mb="1">
        {texts.devices}
      </chakra.h3>
      <ul>
        {devices.map((device) => (
          <Device
            key={device.deviceId}
            device={device}
            name={device.kind === 'session' ? texts.first : texts.remote(remotes.indexOf(device) + 1)}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
    </section>
  );
}

interface DeviceProps extends Pick<HostDevicesListProps, 'onDismiss'> {
  device: HostDevice;
  name: string;
}

function Device({ device: { deviceId, kind, connected, own }, name, onDismiss }: DeviceProps) {
  const texts = useDeviceTexts();
  const words = useWords();
  const id = useId();
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minH="control"
      py="1"
      borderTopWidth="2px"
      borderColor="line"
    >
      <span id={id}>
        {own ? texts.own(name) : name}
        <chakra.span color="muted"> · {connected ? words.connected : words.away}</chakra.span>
      </span>
      {kind === 'remote' && (
        <Button variant="outline" aria-describedby={id} onClick={() => onDismiss(deviceId)}>
          {texts.dismiss}
        </Button>
      )}
    </chakra.li>
  );
}
