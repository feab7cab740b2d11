/** The words of which the rules of this folder speak, by what they mean. Words only: how they combine is the rules' matter. */
export const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i we',
  my: 'my our mine',
  self: 'me myself us ourselves my our',
  be: 'am is are was were be been being',
  aux: 'have has had do does did will would should could can',
  not: 'not never no cannot nothing nobody none hardly barely without',
  /** Those who live with the writer, and those who look after him. */
  kin: 'wife husband spouse partner girlfriend boyfriend fiance fiancee wifey missus ex mom mother mama dad father papa parents folks brother sister siblings son daughter kids kid children baby family grandma grandmother grandmom nana grandpa grandfather uncle aunt cousin nephew niece roommate roommates roomie roommate friend friends buddy buddies bestie therapist counselor shrink sponsor boss coworker coworkers manager landlord pastor doctor lawyer girl bro neighbor teammates inlaws',
  home: 'wife husband spouse partner girlfriend boyfriend fiance fiancee mom mother dad father parents folks family kids kid son daughter children',
  other:
    'he she they it you who that this these those his her their him them someone somebody everyone everybody people nobody the a an public vegas books',
  who: 'he she they everyone everybody people nobody anyone anybody someone',
  bet: 'bet bets betting gamble gambles gambling gambled wager wagers wagering wagered parlay parlays parlaying parlayed punting punt staking bettor gambler apuesta apuestas apostar apostando',
  app: 'app apps sportsbook sportsbooks fanduel draftkings dk betmgm caesars bookie bookies casino fd prizepicks underdog bet365 espnbet hardrock betrivers bovada kalshi account accounts deposit deposits slip slips',
  deposit: 'deposit deposits deposited depositing redeposit redeposited redepositing reload reloads reloaded reloading',
  lose: 'lost lose loses losing blew blow blowing blown burned burnt burning torched wasted wasting dropped dumped spent spending drained draining gambled nuked pissed threw throwing torching evaporated donated',
  lost: 'lost blew gambled wasted burned dropped torched drained spent',
  loss: 'loss losses losing lost',
  use: 'bet betting put putting use used using risk risking wager wagered took take taking pull pulled pulling moved move withdrew withdraw cashed emptied empty emptying dipped dipping raided raiding dip tapped spend spent borrowed took transferred invest invested gamble gambled gambling drained blew lost stake staked throw threw throwing deposited depositing deposit burned have sold refinanced liquidated played playing',
  /** Money that is meant for something else. */
  fund: 'rent mortgage savings paycheck paychecks payday salary wages 401k ira roth inheritance retirement tuition groceries grocery loan loans pension alimony overdraft unemployment heloc annuity escrow',
  pot: 'rent mortgage savings paycheck paychecks salary wages 401k ira inheritance retirement tuition groceries grocery pension alimony college emergency wedding vacation christmas food gas lunch diaper diapers baby house bill bills phone car electric electricity utility utilities insurance daycare school medical funeral honeymoon holiday tax vet church ring formula therapy student disability medicine prescription heating stimulus allowance birthday severance bonus moving',
  cash: 'money cash fund funds check cheque account refund savings bill bills payment payments card cards dinero plata',
  due: 'due late short behind gone overdue missing unpaid bounced',
  get: 'get getting got win winning won make making made earn recover recovering claw clawing',
  back: 'back even recover recoup',
  must: 'need needs have must gotta desperate desperately needing',
  gain: 'win winning hit hits cash cover',
  stop: 'stop stopped stopping quit quitting',
  say: 'say says said think thinks thought told tells tell telling asked asks ask claims swears yell yells yelled yelling keeps',
  mad: 'mad angry upset furious pissed crying cried cries livid disappointed worried worries threatened threatening threatens fed leaving divorcing dumped dumping resents screaming screamed suspicious suspects begging begged begs',
  complain:
    'complains complained complaining nags nagging nagged bitches bitching arguing argue argued argument yells yelled yelling screams intervention ultimatum grief lectures lectured',
  hide: 'hide hides hiding hid hidden lie lied lying lies secret secretly sneak sneaking snuck conceal fibbed fibbing',
  find: 'find finds found see sees saw notice notices noticed know knows knew discover discovered learn check checks looks suspects realize realizes sees',
  ill: 'sick nauseous empty numb ashamed guilty disgusted disgusting worthless hopeless trapped terrible awful horrible anxious anxiety panic depressed pathetic hollow miserable dirty stupid restless irritable ashamed shame guilt regret hate lonely alone dead broken dumb shit crap garbage',
  often: 'every always constantly nonstop daily nightly again still lately',
  vow: 'promised promise swore swear vowed',
  worse:
    'problem problems addict addicted addiction addictive degenerate compulsion compulsive issue issues sickness disease',
  life: 'life marriage family relationship job career credit house home car kids wife husband degree grades friends business',
  debt: 'debt debts collections collectors collector bankruptcy bankrupt eviction evicted foreclosure foreclosed repo repod repossessed repossession garnished creditors creditor loanshark overdrawn overdraft overdrafted overdrafting overdrafts deudas',
  crave:
    'shake shakes shaking crave craving cravings urge urges itch itching itchy antsy twitchy jittery relapse relapsed relapsing withdrawal withdrawals',
  family_event:
    'recital recitals wedding funeral birthday anniversary graduation interview exam exams midterm church appointment thanksgiving bedtime pickup chemo therapy',
};
