import { randomBytes } from 'node:crypto';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/hubs';
import { HubSocket } from './hubSocket';

/** A player without a page. */
export class PlayerClient {
  readonly token = randomBytes(16).toString('base64url');

  private constructor(readonly hub: HubSocket) {}

  static async connect(origin: string): Promise<PlayerClient> {
    return new PlayerClient(await HubSocket.connect(origin, GAME_HUB_PATH));
  }

  /** Joins the room; throws the server's error code. */
  async join(code: string, name: string): Promise<void> {
    await this.hub.invoke(GameHubMethod.JoinSession, code, name, this.token);
  }

  close(): void {
    this.hub.close();
  }
}
