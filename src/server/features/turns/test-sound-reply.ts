type Told = { id: string; write: Record<string, number>; evidence?: { id: string; values: Record<string, string> }[] };
type Asked = { picks: Told[]; blocks: Told[] };

/** What a good model would say: a sentence for each field that it is asked for, with figures as references. */
export function soundReply(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  return soundLines(messages.find(({ role }) => role === 'user')?.content ?? '{}');
}

/** The same from what it is told. */
export function soundLines(content: string): string {
  const asked = JSON.parse(content) as Partial<Asked>;
  const ofPicks = (asked.picks ?? []).flatMap(({ id, write }) =>
    Object.keys(write).map((field) => ({
      pick: id,
      field,
      sentence: `The ${field} of this bet is its price of {{offer.odds}} on {{offer.pick}} [[offer]]`,
    })),
  );
  const ofBlocks = (asked.blocks ?? []).flatMap(({ id, write, evidence = [] }) => {
    const [item] = evidence;
    const name = Object.keys(item?.values ?? {}).find((one) => !one.endsWith('Line'));
    if (!item || !name) return [];
    return Object.keys(write).map((field) => ({
      block: id,
      field,
      sentence: `What the ${field} of it comes down to is {{${item.id}.${name}}} [[${item.id}]]`,
    }));
  });
  return [...ofPicks, ...ofBlocks].map((line) => JSON.stringify(line)).join('\n');
}
