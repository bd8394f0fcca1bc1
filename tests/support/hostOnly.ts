import { http, HttpResponse } from 'msw';
import { network } from './network';

/**
 * Makes the server at `address` open sessions only for callers with its key. Returns the authorization of
 * each call.
 */
export function letOnlyHostsIn(key: string, address = 'http://localhost:5000'): (string | null)[] {
  const shown: (string | null)[] = [];
  network.use(
    http.post(`${address}/session`, ({ request }) => {
      const authorization = request.headers.get('authorization');
      shown.push(authorization);
      if (authorization === `Bearer ${key}`) return undefined;
      return HttpResponse.json({ code: 'host_only' }, { status: 403 });
    }),
  );
  return shown;
}
