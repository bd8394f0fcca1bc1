import '../../support/browserLike';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Season } from '../../../src/game/season/season';
import { SeasonDialog } from '../../../src/host/season/SeasonDialog';
import type { Tonight } from '../../../src/host/season/TonightChoice';
import { AUTUMN } from '../../support/autumn';
import { network, problem } from '../../support/network';
import { renderPart } from '../renderPart';

const HERE = 'http://localhost:5000';

/** A server that keeps seasons, as far as the dialog calls it. */
export class SeasonServer {
  readonly seasons = new Map<string, { season: Season; version: number }>();
  /** The ETags that changes were based on, one for each that was stored. */
  readonly meantFor: (string | null)[] = [];

  static start(seasons: Record<string, Season> = {}): SeasonServer {
    const server = new SeasonServer();
    for (const [seasonId, season] of Object.entries(seasons)) server.put(seasonId, season);
    network.use(...server.#handlers());
    return server;
  }

  /** Stores a season as another host would. */
  put(seasonId: string, season: Season): string {
    const version = (this.seasons.get(seasonId)?.version ?? 0) + 1;
    this.seasons.set(seasonId, { season, version });
    return `"${version}"`;
  }

  stored(seasonId = 'herbst'): Season {
    const found = this.seasons.get(seasonId);
    if (!found) throw new Error(`there is no season ${seasonId}`);
    return found.season;
  }

  /** Makes the next call fail. */
  fail(method: 'get' | 'put' | 'post' | 'delete', path: string, answer: () => Response): void {
    network.use(http[method](HERE + path, answer, { once: true }));
  }

  /** Keeps the next change waiting until the returned function is called. */
  holdSaving(): () => void {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    // A handler that returns nothing leaves the call to the next one.
    network.use(http.put(`${HERE}/seasons/:seasonId`, () => held, { once: true }));
    return goOn;
  }

  /** Answers the next reading as of then, but only once `goOn` is called. */
  holdReading(): { hasRead: boolean; goOn: () => void } {
    const reading = { hasRead: false, goOn: () => {} };
    const held = new Promise<void>((resolve) => (reading.goOn = resolve));
    const answer = async () => {
      const { season, version } = this.seasons.get('herbst')!;
      reading.hasRead = true;
      await held;
      return HttpResponse.json(season, { headers: { etag: `"${version}"` } });
    };
    network.use(http.get(`${HERE}/seasons/herbst`, answer, { once: true }));
    return reading;
  }

  /** Makes the next change take effect, but loses the response. */
  loseResponse(): void {
    const lose = async ({ request }: { request: Request }) => {
      this.put('herbst', (await request.json()) as Season);
      return HttpResponse.error();
    };
    network.use(http.put(`${HERE}/seasons/herbst`, lose, { once: true }));
  }

  #handlers() {
    const seasonOf = (params: { seasonId?: unknown }) => this.seasons.get(String(params.seasonId));
    return [
      http.get(`${HERE}/seasons`, () =>
        HttpResponse.json({
          seasons: [...this.seasons].map(([seasonId, { season }]) => ({
            seasonId,
            name: season.name,
            evenings: season.evenings.length,
          })),
        }),
      ),
      http.get(`${HERE}/seasons/:seasonId`, ({ params }) => {
        const found = seasonOf(params);
        if (!found) return problem(404, 'season_not_found');
        return HttpResponse.json(found.season, { headers: { etag: `"${found.version}"` } });
      }),
      http.post(`${HERE}/seasons`, async ({ request }) => {
        const season = (await request.json()) as Season;
        const seasonId = season.name.toLowerCase();
        return HttpResponse.json({ seasonId, etag: this.put(seasonId, season) }, { status: 201 });
      }),
      http.put(`${HERE}/seasons/:seasonId`, async ({ request, params }) => {
        const found = seasonOf(params);
        const wanted = request.headers.get('if-match');
        const isNew = request.headers.get('if-none-match') === '*';
        if (!found && !isNew) return problem(404, 'season_not_found');
        if (found && wanted !== `"${found.version}"`)
          return problem(412, 'season_changed', { etag: `"${found.version}"` });
        this.meantFor.push(wanted);
        const seasonId = String(params.seasonId);
        return HttpResponse.json({ seasonId, etag: this.put(seasonId, (await request.json()) as Season) });
      }),
      http.delete(`${HERE}/seasons/:seasonId`, ({ params }) => {
        this.seasons.delete(String(params.seasonId));
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }
}

/**
 * Opens the dialog on its own; returns how often it was closed, and a function that changes its `tonight`.
 */
export function openDialog(tonight?: Tonight) {
  const seen = { closed: 0, tell: (next: Tonight) => rerender(dialogOf(next)) };
  const dialogOf = (tonight: Tonight | undefined) => (
    <SeasonDialog open onClose={() => seen.closed++} tonight={tonight} />
  );
  const { rerender } = renderPart(dialogOf(tonight));
  return seen;
}

/** Opens the dialog with this season on the server; returns the server. */
export function openSeason(season: Season = AUTUMN): SeasonServer {
  const server = SeasonServer.start({ herbst: season });
  openDialog();
  return server;
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export async function openPart(name: 'Tabelle' | 'Abende' | 'Regel'): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

/** Replaces the text in a field. */
export async function type(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Returns the rows of the table shown, as they are read out. */
export async function rows(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody > tr:not(.season-below)')].map((row) => row.textContent);
}
