import * as v from 'valibot';
import { Refusal } from '../refusal';
import { HubError, type HubConnection, type HubMethod } from '../signalr/hub';

/** A hub method whose arguments are read with a tuple schema first: invalid_arguments when they do not fit. */
export function hubMethod<Args extends unknown[]>(
  schema: v.GenericSchema<unknown, Args>,
  invoke: (connection: HubConnection, ...args: Args) => unknown,
): HubMethod {
  return async (connection, ...args) => {
    const read = v.safeParse(schema, args);
    if (!read.success) throw new HubError('invalid_arguments');
    try {
      return await invoke(connection, ...read.output);
    } catch (error) {
      throw error instanceof Refusal ? new HubError(error.code) : error;
    }
  };
}
