import { runDesk } from './desk/run-desk.ts';

/**
 * `npm run desk -- TOOL '{json}'`: what a tool of the research desk finds over the demo slate, or with `--slate FILE` over a
 * recorded answer of the odds provider. Alone it lists the tools. Ends with 0 where something was found, 1 with a refusal,
 * 2 for a call that cannot be read.
 */
const { status, text } = await runDesk(process.argv.slice(2), new Date());
if (status === 2) console.error(text);
else console.log(text);
process.exitCode = status;
