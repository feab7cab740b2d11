import { randomUUID } from 'node:crypto';
import { planCalls } from '#research/language/calls/plan-calls.ts';
import { fromSpanish } from '#research/language/calls/spanish.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { readQuestion } from '#research/language/read-question.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import { slateNames } from '#research/slate/slate-names.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { recordedSlate, recordedSeries } from '#research/slate/test-recorded-slate.ts';
import { DESK } from '#research/tools/desk.ts';
import { NOTHING_LOADED } from '#research/tools/world.ts';
import { bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { betReasons } from '#research/words/blocks/bet-reasons.ts';
import { deskContent } from '#research/words/blocks/desk-content.ts';
import { missedReading, shownIn } from '#research/words/blocks/shown-in.ts';
import { focusOf } from '#research/words/blocks/focus-of.ts';
import { asksAboutPicks } from '#research/language/lists/asks-about-picks.ts';
import { aboutPicks, keptBy } from '#research/words/plain-answers/about-picks.ts';
import { samePicks } from '#research/words/plain-answers/same-picks.ts';
import { notStored } from '#research/words/not-stored.ts';
import { nothingFits } from '#research/words/nothing-fits.ts';
import { plainAnswer } from '#research/words/plain-answers/plain-answer.ts';
import { composeAnswer } from '#research/words/compose-answer.ts';
import { draftAnswer } from '../../src/server/features/turns/draft-answer.ts';
import { readFileSync } from 'node:fs';
const [which, file] = process.argv.slice(2);
const Z = 'America/New_York';
const load = async () => {
  if (which === 'demo') { const now = new Date('2026-11-23T18:30:00Z'); return { slate: await demoSlateAt(now), now } }
  if (which === 'mlb') return recordedSeries().at(-1)!;
  if (which === 'nfl') return recordedSlate('nfl_odds_16books_h2h_spreads_totals.json')[0]!;
  return recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz')[0]!;
};
const { slate: base, now } = await load();
const names = slateNames(base); const slate = { ...base, names: () => names };
const nowMs = now.getTime();
const strip = (v: any) => JSON.stringify(v, (k, x) => (x === null || (Array.isArray(x) && !x.length) || x === false || k === 'memory' || k === 'focus' || k === 'earlier' || k === 'unsure' || k === 'mentionsSuicide' ? undefined : x));
for (const conv of readFileSync(file!, 'utf8').split(/\n\s*\n/)) {
  console.log('\n================');
  let previous: any = null; let told: any[] = []; let shownAll: any[] = [];
  for (const line of conv.split('\n').filter((l) => l.trim() && !l.startsWith('#'))) {
    const text = fromSpanish(line) ?? line;
    const read = readQuestion(text, { nowMs, timeZone: Z, previous });
    let reading: any = withMemory(read, previous, text);
    console.log('\n>>>', line);
    if (isProtecting(reading.intent)) { console.log('  PROTECT', reading.intent); continue }
    const about = asksAboutPicks(text, previous);
    if (about) { console.log('  ABOUT', JSON.stringify(about), '\n   ', (aboutPicks(told, about, bettorOf({}, reading)) ?? 'null').replaceAll('\n', '\n    ')); const kept = previous.kept?.length ? previous.kept : shownAll.map((_: any, i: number) => i + 1); const now2 = kept.map((i: number) => shownAll[i - 1]); const left = keptBy(now2, about); previous = left?.length ? { ...reading, kept: left.map((i) => kept[i - 1]), focus: left.map((i) => previous.focus[i - 1]) } : reading; told = (previous.kept?.length ? previous.kept.map((i: number) => shownAll[i - 1]) : shownAll); continue }
    const plan = planCalls({ text, reading, previous, slate, nowMs, zone: zoneOf(Z) } as any);
    if (plan?.kind === 'say') { console.log('  SAY', plan.text, plan.choices.join(' | ')); previous = reading; continue }
    if (plan?.kind === 'calls') {
      const bettor = rememberedBettor(bettorOf({}, reading), reading);
      const world: any = { slate, bettor, nowMs, zone: Z, loaded: NOTHING_LOADED, may: 'verdicts' };
      const outs = plan.calls.map(({ tool, input }) => { const r: any = DESK[tool].read(input); if (!r.ok) return { tool, outcome: r }; if (r.call.needs(world).length) return { tool, outcome: null }; return { tool, outcome: r.call.run(world) } });
      const charged = !plan.explains && outs.some(({ outcome }: any) => outcome?.ok && outcome.verdicts > 0);
      console.log('  CALLS', charged ? '[1]' : '[0]', plan.calls.map((c) => `${c.tool} ${JSON.stringify(c.input).slice(0, 300)}`).join('\n    '));
      try { const c: any = deskContent(outs.filter((o) => o.outcome) as any, { ...world, missing: [...plan.assumed, ...(plan.explains ? betReasons(outs.filter((o) => o.outcome) as any, plan.explains) : [])], slate, kind: 'calls' }); const cc = c.content; console.log('   ', (typeof cc === 'string' ? cc : (cc.blocks ?? []).map((b: any) => b.kind === 'text' ? b.text : `<${b.kind} ${b.caption ?? b.bet ?? ''}>`).join(' / ')).slice(0, 700)) } catch (e) { console.log('    (words failed)', String(e).slice(0, 100)) }
      previous = { ...reading, ...focusOf(plan.calls.map(({ input }) => input), outs.filter((o) => o.outcome) as any) };
      continue;
    }
    let refines = false;
    if (plan?.kind === 'picks') { refines = plan.refines; reading = { ...plan.reading, earlier: plan.reading.asksMore ? [...(previous?.asksMore ? previous.earlier ?? [] : []), ...told.map((t) => ({ eventId: t.eventId, pick: t.pick }))] : [] } }
    else { const p = plainAnswer(reading, { helplineName: 'H', helplinePhone: '1', supportEmail: 's' } as any, bettorOf({}, reading)); if (p !== null) { console.log('  PLAIN', reading.intent, p.slice(0, 200)); previous = reading; continue } }
    const bettor = rememberedBettor(bettorOf({}, reading), reading);
    console.log(plan ? '  WISH' : '  OLD', reading.intent, strip({ ...reading, intent: undefined, followUp: undefined, window: reading.window?.label }));
    const draft = await draftAnswer({ now: () => now, newId: randomUUID, movesOf: async (p: any) => p.map(() => []), bettor } as any, slate, reading, 'regular');
    if (!draft) { console.log('  NOTHING FITS', nothingFits(slate, reading, bettor)); previous = missedReading(reading, refines ? previous : null); continue }
    if (draft.instead.length) { const n = notStored(draft.instead, reading); console.log('  NOT STORED', n.text, n.choices.join(' | ')); previous = missedReading(reading, refines ? previous : null); continue }
    const same = refines ? samePicks(draft, reading) : null;
    if (same) { console.log('  SAME', same); previous = reading; continue }
    console.log('  [1]', draft.considered, 'considered', [...draft.missing, ...draft.notices].join(' '), draft.reply.join(' ').slice(0, 300));
    for (const d of draft.drafts) console.log(`    ${d.pick.pick} (${d.pick.game}) ${d.pick.odds} ${d.pick.book} ${d.pick.verdict} ${d.pick.confidence}* p=${d.pick.fairProbability.toFixed(3)} e=${d.pick.edge.toFixed(3)} ${d.candidate.event.startsAt.toISOString().slice(5, 16)}`);
    if (draft.parlay) console.log('    PARLAY', (draft.parlay as any).totalOdds);
    told = draft.drafts.map((d) => ({ ...d.pick, why: '' })); shownAll = told;
    previous = { ...reading, ...shownIn(draft, reading) };
  }
}
