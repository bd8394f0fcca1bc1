import { http, HttpResponse } from 'msw';
import { network } from './network';

/** Has the server at `address` open sessions only for who shows its key. Answers what it was shown, call by call. */
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
