type Asked = { picks: { id: string; write: Record<string, number> }[] };

/** What a good model would say: a sentence for each field that it is asked for, with figures as references. */
export function soundReply(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const asked = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Partial<Asked>;
  return (asked.picks ?? [])
    .flatMap(({ id, write }) =>
      Object.keys(write).map((field) =>
        JSON.stringify({
          pick: id,
          field,
          sentence: `The ${field} of this bet is its price of {{offer.odds}} on {{offer.pick}} [[offer]]`,
        }),
      ),
    )
    .join('\n');
}
