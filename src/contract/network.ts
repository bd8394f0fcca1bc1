import * as v from 'valibot';
import { countSchema, parserOf } from './parsed';

/** How likely phones are to reach the laptop through a network: the venue's own, a VPN or a virtual one. */
const networkSchema = v.object({
  /** The laptop's IPv4 address, such as `192.168.1.7`. */
  address: v.string(),
  /** The system's name for the adapter, such as `WLAN` or `eth0`. */
  name: v.string(),
  /** `vpn`: a tunnel to another network; `virtual`: an adapter of virtual machines or containers. */
  kind: v.picklist(['local', 'vpn', 'virtual']),
  /** The address where phones join through this network, without a room code. */
  joinUrl: v.string(),
});
export type Network = v.InferOutput<typeof networkSchema>;

const networkReportSchema = v.object({
  /** The laptop's operating system, on which its firewall settings depend. */
  system: v.fallback(v.picklist(['windows', 'macos', 'linux', 'other']), 'other'),
  /** The laptop's networks, likeliest for phones first; empty if players use a public address. */
  networks: v.array(networkSchema),
  /** The address of the network that the host chose, if the laptop is on it; null: none was chosen. */
  chosen: v.nullable(v.string()),
  /** The address where phones join now, without a room code; null: no phone can reach this laptop. */
  joinUrl: v.nullable(v.string()),
  /** Whether players use the configured address (PUBLIC_URL), so that there is no network to choose. */
  isPublic: v.boolean(),
  /** How many other devices have opened the phones' page since this process started, up to 1,000. */
  phones: countSchema,
});
/** How phones reach the server. */
export type NetworkReport = v.InferOutput<typeof networkReportSchema>;

/** Reads the answer to GET /network and PUT /network. */
export const parseNetworkReport = parserOf(networkReportSchema);

/** Reads the body of PUT /network: the address of one of `networks`, or null to let the server choose. */
export const parseNetworkChoice = parserOf(v.object({ address: v.nullable(v.string()) }));

/** The query with which a phone that is only checking the connection opens the join page. */
export const CHECK_QUERY = '?check';
