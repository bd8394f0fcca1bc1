import * as v from 'valibot';
import { countSchema, parserOf } from './parsed';

/** How likely phones reach the laptop there: on the house's own network, a tunnel, or a network inside the laptop. */
const networkSchema = v.object({
  /** An IPv4 address of the laptop, such as `192.168.1.7`. */
  address: v.string(),
  /** What the system calls the adapter that has it, such as `WLAN` or `eth0`. */
  name: v.string(),
  /** `vpn`: a tunnel to elsewhere; `virtual`: an adapter of virtual machines or containers. */
  kind: v.picklist(['local', 'vpn', 'virtual']),
  /** Where phones join through this network, without a room code. */
  joinUrl: v.string(),
});
export type Network = v.InferOutput<typeof networkSchema>;

const networkReportSchema = v.object({
  /** What the laptop runs: where its firewall is set differs. */
  system: v.fallback(v.picklist(['windows', 'macos', 'linux', 'other']), 'other'),
  /** The networks that the laptop is on, likeliest for phones first; empty where players use a public address. */
  networks: v.array(networkSchema),
  /** The address of the network that the host chose, where the laptop is on it; null: none was chosen. */
  chosen: v.nullable(v.string()),
  /** Where phones join now, without a room code; null: no phone can reach this laptop. */
  joinUrl: v.nullable(v.string()),
  /** Whether players use an address that the server was given (PUBLIC_URL), and no network is to be chosen. */
  isPublic: v.boolean(),
  /** How many other devices have opened the page for phones since this process started, up to 1,000. */
  phones: countSchema,
});
/** How phones get to the server. */
export type NetworkReport = v.InferOutput<typeof networkReportSchema>;

/** Reads the answer to GET /network and PUT /network. */
export const parseNetworkReport = parserOf(networkReportSchema);

/** Reads the body of PUT /network: one of `networks` by its address, or null to leave it to the server again. */
export const parseNetworkChoice = parserOf(v.object({ address: v.nullable(v.string()) }));

/** What the join page's address ends with for a phone that only tries whether it gets here. */
export const CHECK_QUERY = '?check';
