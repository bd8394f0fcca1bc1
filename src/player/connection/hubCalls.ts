import type { GameHubMethod } from '../../contract/fromPhones';
import type { CallResult } from '../../look/hubClient';

/** A result that has arrived. */
export type Answered = Exclude<CallResult, { kind: 'lost' }>;
/** A call that is due. `eventOf`: what its result means; undefined to retry it after reconnecting. */
export interface HubCall<Event> {
  method: keyof typeof GameHubMethod;
  args: unknown[];
  eventOf: (result: Answered) => Event | undefined;
}

/** Makes a call that leaves the phone's own state alone; `lost` if not connected. Never rejects. */
export type CallHub = (
  method: 'InviteDevice' | 'RemoveDevice' | 'SetHidden' | 'GetEvening' | 'Object',
  ...args: (string | boolean)[]
) => Promise<CallResult>;
