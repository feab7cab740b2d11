/** Words that are no sign by themselves and tell of trouble together, by their kind. What a kind weighs is learned. */
export type Hint = { kind: string; rules: readonly string[] };

export const HINTS: readonly Hint[] = [
  {
    kind: 'home',
    rules: [
      'wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee|ex|mom|dad|mama|parents|family|marriage|daughter|son|baby',
      'kids|kid|children',
      'roommate|therapist|sponsor|counselor|landlord|boss|lawyer|pastor',
      'daddy|mommy',
    ],
  },
  {
    kind: 'need',
    rules: [
      '@fund',
      'bill|bills|debt|debts|loan|borrow|borrowed|owe|afford|payday|broke|bank|overdraft|budget',
      'groceries|food|diapers|gas|electric|medicine',
      'credit|debit card|cards|limit',
      'paid|pay|paying off|back',
    ],
  },
  {
    kind: 'money',
    rules: ['money|cash|dollars|dollar|bucks|grand|thousand|card|cards|check|paid|pay|spend|spending|spent', '$#'],
  },
  {
    kind: 'loss',
    rules: [
      '^lost|blew|lose|losing|dropped|burned|down|gone|gave',
      'i|me|my <2> lost|lose|losing|loss|losses|blew|gone',
    ],
  },
  {
    kind: 'play',
    rules: [
      'my bet|bets|betting|gambling|parlays|habit|wagers|account|accounts|deposits|slips',
      'i|we <2> bet|gamble|wager|deposit|put|parlay|reload',
      'betting|gambling|chasing|depositing|reloaded|reloading|reload',
      'the|this|an app|apps',
      'had|have a <1> bet|parlay|slip',
    ],
  },
  {
    kind: 'feeling',
    rules: [
      '@ill',
      'feel|feeling|feels|felt',
      'crying|cry|cried|tears|sad|scared|afraid|terrified|freaking|freaked|stressed|stress|stressing|idiot|moron|loser|slave|pathetic|hurts|ashamed|embarrassed|embarrassing|worried|worry|lonely|desperate|miserable|exhausted|angry|mad|furious|screaming|yelling|fight|fighting|blowup|argument|guilty|awful|horrible|terrible|sucks|mess|failure|disgusted|shaking|sweating|restless|bored|escape|numb|worse|worst|trouble|wrong|bad|sorry|ouch',
      'not <1> sleep|eat|focus|relax|breathe|function',
      'threw|smashed|broke <2> phone|remote|tv',
    ],
  },
  {
    kind: 'again',
    rules: [
      'again|always|constantly|anymore|still|another|twice|nonstop|daily|nightly|lately|straight|even|only|somehow|already',
      'every|each <1> time|day|night|week|month|weekend|hour|minute|single|dollar|game|paycheck',
      'used to',
      'keep|keeps|kept',
      'all day|night|week|weekend|month|season|year',
      '# times|nights|days|weeks|months|years',
      'for years|months|weeks',
      'whole|entire',
    ],
  },
  {
    kind: 'control',
    rules: [
      'stop|quit|quitting|stopped|control|limit|limits|promise|promised|swear|swore|learn|help|addict|addicted|addiction|problem|habit|urge|itch|resist|relapse|sober|clean|discipline|willpower|deleted|uninstalled|redownloaded',
      'not <1> help|wait|without|resist|say|remember',
      'too much|many|often|far|deep',
      'way over|past|more',
      'told|telling myself',
      'i|we <1> should',
      'i <1> can not',
    ],
  },
  {
    kind: 'secret',
    rules: [
      'hide|hiding|hid|hidden|secret|secretly|lie|lied|lying|pretend|pretending|pretended|excuse|excuses|cover story|caught|suspicious',
      'not <2> tell|told|telling|know|knows',
      'find|finds|found|finding out',
      'told|telling <1> her|him|them|everyone|my',
    ],
  },
  {
    kind: 'life',
    rules: [
      'work|job|school|class|wedding|church|funeral|birthday|bed|sleep|phone|dinner|house|home|car|life|health|shift|exam|therapy|college|appointment|doctor|christmas|vacation|trip|friends|weekend|ring|hours|bathroom',
      '# am',
      'midnight|morning|overnight',
    ],
  },
  {
    kind: 'stake',
    rules: [
      'all|everything|double|doubled|doubling|bigger|10x|5x|max|maxed|triple|huge|hundreds|thousands|raise|raised|raising|upped',
      'need|needs|gotta|must',
      'win|make <1> back',
      'into|in <1> #|$#',
      'i|me <3> have to',
    ],
  },
  {
    kind: 'prices',
    rules: [
      'line|lines|spread|spreads|odds|price|prices|ml|moneyline|juice|vig|hook|prop|props|hedge|hedging|kelly|roi|ev|clv|units|unit|book|books|sharp|public|total|totals',
      'the over|under|dog|favorite|number',
      '@name',
    ],
  },
];
