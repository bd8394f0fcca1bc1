interface Family {
  type: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = String.raw`([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\["\\n])*)"`;
const HELP = new RegExp(`^# HELP (${NAME}) (.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (\\S+)$`);

/** Reads Prometheus' text format (0.0.4) line by line, by metric; throws if a line is invalid. */
export function readMetrics(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const families = new Map<string, Family>();
  let helped: string[] = [];
  let current: [name: string, family: Family] | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const [help, type] = [HELP.exec(line), TYPE.exec(line)];
    if (help) helped = [help[1]!, help[2]!];
    else if (type) {
      const name = type[1]!;
      if (families.has(name) || helped[0] !== name) throw new Error(`"${line}" stands in the wrong place`);
      current = [name, { type: type[2]!, help: plain(helped[1]!), samples: [] }];
      families.set(...current);
    } else if (!current || !namesOf(...current).includes(line.split(/[{ ]/, 1)[0]!))
      throw new Error(`"${line}" belongs to no metric`);
    else current[1].samples.push(readSample(line));
  }
  return families;
}

function namesOf(name: string, { type }: Family): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];
}

function readSample(line: string): Family['samples'][number] {
  const sample = SAMPLE.exec(line);
  const number = sample?.at(-1)?.replace(/^([+-])Inf$/, '$1Infinity');
  const value = Number(number);
  if (!sample || (Number.isNaN(value) && number !== 'NaN')) throw new Error(`"${line}" cannot be read`);
  const labels = [...(sample[2] ?? '').matchAll(new RegExp(LABEL, 'g'))].map(([, label, escaped]) => [
    label,
    plain(escaped!),
  ]);
  return { name: sample[1]!, labels: Object.fromEntries(labels) as Record<string, string>, value };
}

function plain(escaped: string): string {
  return escaped.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
