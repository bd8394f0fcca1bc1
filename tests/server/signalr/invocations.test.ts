import { describe, expect, it } from 'vitest';
import { HubError } from '../../../src/server/signalr/hub';
import { connect, startHub } from '../../support/hubTestServer';

describe('a call of a hub method', () => {
  it('answers with what the method returns', async () => {
    const add = { argumentCount: 2, invoke: (_: unknown, a: unknown, b: unknown) => Number(a) + Number(b) };
    const client = await connect((await startHub({ methods: { Add: add } })).url);
    await expect(client.invoke('Add', 2, 3)).resolves.toBe(5);
  });

  it('fails with the message of a HubError', async () => {
    const refuse = { argumentCount: 0, invoke: () => Promise.reject(new HubError('session_not_found')) };
    const client = await connect((await startHub({ methods: { Refuse: refuse } })).url);
    await expect(client.invoke('Refuse')).rejects.toThrow(/^session_not_found$/);
  });
});
