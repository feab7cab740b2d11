/** Contractions, chat spellings and common slips, and what they stand for. */
const SPELLINGS: readonly string[] = [
  'alot = a lot, abt bout = about, acct acc = account, adicted addcited = addicted, aint = am not, n = and',
  'arent = are not, bc cuz cos bcuz = because, bettin = betting, bday = birthday, bf = boyfriend',
  'cant cannot cnt = can not, chasin = chasing, cud = could, couldve = could have, couldnt = could not',
  'didnt = did not, dont dnt = do not, dunno = do not know, doesnt = does not, everyday = every day',
  'everythin = everything, gamblin gamling gambeling = gambling, gf = girlfriend, gimme = give me',
  'gonna gona = going to, hadnt = had not, hasnt = has not, havent = have not, gotta hafta = have to',
  'hes = he is, hed = he would, hr = hour, hrs = hours, hows = how is, hubby = husband, im iam = i am',
  'ive = i have, ill imma ima = i will, id = i would, isnt = is not, itll = it will, kms = kill myself',
  'kinda = kind of, lemme = let me, losin = losing, mum = mom, mo = month, nite = night, nothin = nothing',
  'rn = now, outta = out of, ppl = people, pls plz = please, prob = probably, shes = she is, shed = she would',
  'shouldve = should have, shouldnt = should not, somethin = something, sry = sorry, suicidial = suicidal',
  'thats = that is, theres = there is, theyre = they are, theyd = they would, tho = though, thru = through',
  'tmrw = tomorrow, tn = tonight, tryna = trying to, til till = until, hella = very, wanna = want to',
  'wasnt = was not, were_we = we are, weve = we have, wk = week, werent = were not, wat = what, whats = what is',
  'whos = who is, wifey = wife, wont = will not, w = with, wouldnt = would not, yr = year, yrs = years, u = you',
  'youre = you are, ur = your',
];

export const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap((row) => row.split(', ')).flatMap((entry) => {
    const [written = '', meant = ''] = entry.split(' = ');
    return written.split(' ').map((word) => [word, meant] as const);
  }),
);
