import { http, HttpResponse } from 'msw';
import type { Venue } from '../../../../src/contract/venue';
import { network } from '../../../support/network';

/** A server with a venue, in msw's network. */
export class VenueServer {
  etag = '"one"';
  /** What was saved, call by call. */
  readonly saved: Venue[] = [];
  /** The names under which files were uploaded. */
  readonly files: string[] = [];
  /** The response to the next save, if it is to fail. */
  refusal: { status: number; body: Record<string, unknown> } | undefined;
  /** The same for the next upload. */
  fileRefusal: { status: number; body: Record<string, unknown> } | undefined;

  constructor(
    public house: Partial<Venue> = {},
    { mayChange = true, address = 'http://localhost:5000' } = {},
  ) {
    network.use(
      http.get(`${address}/venue`, () => {
        const body = { slides: [], music: {}, ...this.house, ...(mayChange && { mayChange }) };
        return HttpResponse.json(body, { headers: { etag: this.etag } });
      }),
      http.put(`${address}/venue`, async ({ request }) => this.#save(request)),
      http.put(`${address}/venue/files/:file`, ({ params }) => {
        if (this.fileRefusal)
          return HttpResponse.json(this.fileRefusal.body, { status: this.fileRefusal.status });
        this.files.push(String(params.file));
        return HttpResponse.json({ fileName: `stored-${String(params.file)}` }, { status: 201 });
      }),
    );
  }

  async #save(request: Request): Promise<Response> {
    const known = request.headers.get('if-match');
    if (this.refusal) return HttpResponse.json(this.refusal.body, { status: this.refusal.status });
    if (known !== this.etag) {
      const body = { code: 'venue_changed', etag: this.etag };
      return HttpResponse.json(body, { status: 412 });
    }
    this.saved.push((await request.json()) as Venue);
    return HttpResponse.json({ etag: '"next"' });
  }
}
