import { script, type Reply } from './redis';

/*
 * Ownership in Redis. Each name (a room code, or `quizzes`) has a key with the owner's lease, which expires
 * by itself, and a hash with what is stored. In the hash, `@owner` is whoever had the lease last: only that
 * process may write, even after its lease has expired, as long as nobody else has taken it. `@keep`, if
 * present, is how many milliseconds the hash is kept without an owner. Scripts get the lease's key first,
 * then the hash.
 */

/** What a script returns if the value stored for a name is not a hash: somebody has damaged it. */
export const DAMAGED = -1;

/** Whether the hash of a name is unusable: a damaged one must not stop a script for all the others. */
const IS_DAMAGED = `
local function isDamaged(key)
  local kind = redis.call('TYPE', key).ok
  return kind ~= 'hash' and kind ~= 'none'
end
`;

/** Returns how long a hash is kept, and whether its own value for that is unreadable. */
const KEEP_OF = `
local function keepOf(key, usual)
  local keep = redis.call('HGET', key, '@keep')
  if not keep then return usual, false end
  if string.match(keep, '^[1-9]%d*$') and #keep <= 10 then return keep, false end
  return usual, true
end
`;

/** Returns the owner's address from its lease. */
export function addressOf(lease: Reply | undefined): string {
  return String(lease).split(' ')[1] ?? '';
}

/** Returns the lease's key, and the key of the hash with what is stored. */
export function keysOf(name: string): string[] {
  return [`quiz-night:owner:${name}`, `quiz-night:session:${name}`];
}

/**
 * Scans a part of all names. Argument: the cursor that the previous part ended at, `0` at first. Returns the
 * next cursor, `0` after the last part, and the names in this part that nobody owns.
 */
export const OWNERLESS = script(`
local found = redis.call('SCAN', ARGV[1], 'MATCH', 'quiz-night:session:*', 'COUNT', 200)
local names = {}
for _, key in ipairs(found[2]) do
  local name = string.sub(key, 20)
  if redis.call('EXISTS', 'quiz-night:owner:' .. name) == 0 then table.insert(names, name) end
end
return {found[1], names}
`);

/** A document that says how long the hash is kept; it is not one of the session's own. */
export const KEEP_KEY = '@keep';

/** What was claimed: its documents, and how many milliseconds ago the last owner gave it back, if it did. */
export interface Claimed {
  documents: Map<string, string>;
  releasedMs: number | undefined;
}

/** Reads what CLAIM returns for a name that is now ours; `fields` alternates keys and values. */
export function readClaimed(releasedMs: number, fields: Reply[]): Claimed {
  const documents = new Map<string, string>();
  for (let at = 0; at < fields.length; at += 2)
    if (!String(fields[at]).startsWith('@')) documents.set(String(fields[at]), String(fields[at + 1]));
  return { documents, releasedMs: releasedMs < 0 ? undefined : releasedMs };
}

/**
 * Takes a lease that nobody has, and gives what is stored the version that its new owner writes. Arguments:
 * token, lease, its milliseconds, that version, which is also the newest that can be read, and whether the name
 * may be new. Returns 'owned' and the owner's lease, 'none', 'newer' and the version, 'damaged' and what is
 * damaged, or 'ours', the milliseconds since the name was given back (-1 if it was not) and what is stored.
 */
export const CLAIM = script(`${IS_DAMAGED}
local kind = redis.call('TYPE', KEYS[1]).ok
if kind ~= 'string' and kind ~= 'none' then return {'damaged', 'its lease'} end
if isDamaged(KEYS[2]) then return {'damaged', 'all of it'} end
local owner = redis.call('GET', KEYS[1])
if owner then return {'owned', owner} end
if redis.call('EXISTS', KEYS[2]) == 0 and ARGV[5] == '0' then return {'none'} end
local version = redis.call('HGET', KEYS[2], '@version')
if version and not tonumber(version) then return {'damaged', '@version'} end
if version and tonumber(version) > tonumber(ARGV[4]) then return {'newer', version} end
local released = redis.call('HGET', KEYS[2], '@released')
local now = redis.call('TIME')
local since = -1
if released and tonumber(released) then since = now[1] * 1000 + math.floor(now[2] / 1000) - tonumber(released) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('HDEL', KEYS[2], '@released', '@seq')
redis.call('HSET', KEYS[2], '@owner', ARGV[1])
if version then redis.call('HSET', KEYS[2], '@version', ARGV[4]) end
return {'ours', since, redis.call('HGETALL', KEYS[2])}
`);

/**
 * Takes a new name. Arguments: token, lease, its milliseconds, the version of what will be stored. Returns 1,
 * or 0 if the name is taken. If nothing is ever written, the hash expires with its lease.
 */
export const OPEN = script(`
if redis.call('EXISTS', KEYS[1], KEYS[2]) > 0 then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('HSET', KEYS[2], '@owner', ARGV[1], '@version', ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1
`);

/** The documents of one name that change; undefined deletes a document. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** Returns the arguments for WRITE that describe changed documents. */
export function writtenArgs(changes: Changes): string[] {
  const set = [...changes].filter((change): change is [string, string] => change[1] !== undefined);
  const gone = [...changes].filter(([, value]) => value === undefined).map(([key]) => key);
  return [String(set.length), ...set.flat(), ...gone];
}

/**
 * Writes documents. Arguments: token, lease, its milliseconds, how long the hash is kept, the number of the
 * write, how many documents are set, their keys and values, the keys of those to delete. Returns 1; 0 if the
 * name belongs to another process by now; DAMAGED. A write that arrives after a later one, over a connection
 * that was given up, changes nothing.
 */
export const WRITE = script(`${IS_DAMAGED}${KEEP_OF}
if isDamaged(KEYS[2]) then return ${DAMAGED} end
if redis.call('HGET', KEYS[2], '@owner') ~= ARGV[1] then return 0 end
local last = redis.call('HGET', KEYS[2], '@seq')
if last and (tonumber(last) or -1) >= tonumber(ARGV[5]) then return 1 end
local first = 7
local set = tonumber(ARGV[6])
for at = first, first + 2 * set - 2, 2 do redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1]) end
for at = first + 2 * set, #ARGV do redis.call('HDEL', KEYS[2], ARGV[at]) end
redis.call('HSET', KEYS[2], '@seq', ARGV[5])
local keep = keepOf(KEYS[2], ARGV[4])
redis.call('PEXPIRE', KEYS[2], keep)
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
`);

/** Deletes what is stored, and the lease. Argument: token. Returns 1; 0 if the name is another's; DAMAGED. */
export const END = script(`${IS_DAMAGED}
if isDamaged(KEYS[2]) then return ${DAMAGED} end
local owner = redis.call('HGET', KEYS[2], '@owner')
if owner and owner ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
return 1
`);

/** Gives a lease back, and notes when. Argument: token. Returns the same as END. */
export const RELEASE = script(`${IS_DAMAGED}
if isDamaged(KEYS[2]) then return ${DAMAGED} end
if redis.call('HGET', KEYS[2], '@owner') ~= ARGV[1] then return 0 end
local now = redis.call('TIME')
redis.call('HSET', KEYS[2], '@released', string.format('%.0f', now[1] * 1000 + math.floor(now[2] / 1000)))
redis.call('HDEL', KEYS[2], '@owner')
redis.call('DEL', KEYS[1])
return 1
`);

/**
 * Renews leases. A session stays stored long after its owner; if no session is stored, as in a rehearsal, the
 * hash expires with its lease. Keys: two for each name. Arguments: the leases' milliseconds, how long hashes
 * are kept, then token and lease of each name. Returns three lists of indices, from 0: names that belong to
 * another process by now, names that are damaged, and names whose `@keep` was damaged and has been deleted.
 */
export const RENEW = script(`${IS_DAMAGED}${KEEP_OF}
local lost, damaged, mended = {}, {}, {}
for at = 1, #KEYS / 2 do
  local hash, token = KEYS[2 * at], ARGV[1 + 2 * at]
  if isDamaged(hash) then
    damaged[#damaged + 1] = at - 1
  elseif redis.call('HGET', hash, '@owner') == token then
    redis.call('SET', KEYS[2 * at - 1], ARGV[2 + 2 * at], 'PX', ARGV[1])
    local keep, isWrong = keepOf(hash, ARGV[2])
    if isWrong then
      redis.call('HDEL', hash, '@keep')
      mended[#mended + 1] = at - 1
    end
    if redis.call('HEXISTS', hash, 'session') == 1 then
      redis.call('PEXPIRE', hash, keep)
    elseif redis.call('HEXISTS', hash, '@version') == 1 then
      redis.call('PEXPIRE', hash, ARGV[1])
    end
  else
    lost[#lost + 1] = at - 1
  end
end
return {lost, damaged, mended}
`);

/**
 * Announces a process. Keys: the set of processes, the mark of their data folder, the holder of the process's
 * address. Arguments: the address, the mark of the data folder, how long the announcement counts, whether the
 * process is starting, its id, how long that id holds the address (both in milliseconds). Returns the
 * processes that are present; if another process holds the address, for how many more milliseconds it does;
 * -1 at a start if the others have another data folder.
 */
export const ENLIST = script(`
local holder = redis.call('GET', KEYS[3])
if holder and holder ~= ARGV[5] then
  local left = redis.call('PTTL', KEYS[3])
  if left > 0 then return left end
end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[3]))
-- A crashed process may have left its entry at this address.
redis.call('ZREM', KEYS[1], ARGV[1])
if ARGV[4] == '1' and redis.call('ZCARD', KEYS[1]) > 0 and redis.call('GET', KEYS[2]) ~= ARGV[2] then return -1 end
redis.call('SET', KEYS[2], ARGV[2])
redis.call('SET', KEYS[3], ARGV[5], 'PX', ARGV[6])
redis.call('ZADD', KEYS[1], now, ARGV[1])
return redis.call('ZRANGE', KEYS[1], 0, -1)
`);

/** Notes which media a game uses. Key: the hash of all. Arguments: room code, their names as JSON. */
export const NOTE_MEDIA = script(`return redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])`);

/** Returns room codes, each before its game's media, and forgets sessions that are gone. Key: the hash. */
export const READ_MEDIA = script(`
local kept = {}
local noted = redis.call('HGETALL', KEYS[1])
for at = 1, #noted, 2 do
  if redis.call('EXISTS', 'quiz-night:session:' .. noted[at]) == 1 then
    kept[#kept + 1] = noted[at]
    kept[#kept + 1] = noted[at + 1]
  else redis.call('HDEL', KEYS[1], noted[at]) end
end
return kept
`);

/** Announces an end. Keys: the set of processes, the address's holder. Arguments: the address, its id. */
export const DELIST = script(`
local holder = redis.call('GET', KEYS[2])
if holder and holder ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[2])
return redis.call('ZREM', KEYS[1], ARGV[1])
`);
