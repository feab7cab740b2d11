import { indexPhrases } from '#engine/names/phrase-index.ts';

/** What people say of the product, of what it costs and of their account, by what it means: words and phrases, a comma between them; `-` before one that only looks like it. */
const WORDS = {
  // Who and what.
  you: 'you, u, ya, yall, you guys, edgewise, this bot, the bot, this program, this ai, this chatbot',
  product:
    'this, it, edgewise, the site, this site, your site, the website, this website, the app, this app, your app, this thing, this place, the service, this service, this tool, the product, that, all this, any of this, everything, using this, what you do',
  are_you:
    'are you, are u, r u, r you, are ya, am i talking, am i chatting, am i speaking, you a, u a, is this a, is it a, is this an, is it an',
  are_these:
    'are these, are those, are your, are ur, is this, is your, are they, were these, r these, r ur, your, ur, are the odds, are the prices, are the lines, are odds, are prices, are the numbers, is the data, is the feed, are lines',
  i: 'i, im, me, my, we, our, mine',
  my: 'my, our, mine, what i',
  can_i:
    'can i, could i, may i, can we, how do i, how can i, how do we, where do i, where can i, am i able, is it possible, do i, how to, do you let me, should i, can u, can you, could you',
  how: 'how, hows, by what, in what way',
  what: 'what, whats, wats, which, what is, wat',
  who_made: 'who, whos, whose, which people, what people',
  who: 'who, whos, whose, anyone, anybody, someone, somebody, other people, other users, others, my wife, my husband, my boss',
  here: 'here, on here, in here, with you, with u, through you, thru you, on this site, on this app, on edgewise, at edgewise, in this app, in this chat, through this, with this, on this, directly, in through this, through here, via this, inside the app, on yours',
  why: 'why, how come',
  // Tokens and money.
  token:
    'token, tokens, credits, creds, free ones, the 150, my 150, 150 free, -credits to, -a credit card, -a credit on',
  expire:
    'expire, expires, expired, expiring, expiration, expiry, roll over, rolls over, rollover, roll, carry over, go away, goes away, going away, disappear, vanish, reset, resets, good for, valid, last me, last, lapse, end of the month, next month, stay, forever, keep, gone, deadline, dont use, do not use, unused, leftover, left over, save up, use by, wasted, forfeit, stack, accumulate, pile up, lost',
  run_out:
    'run out, runs out, ran out, out of, at zero, hit zero, use up, used up, no more, out, zero, 0, gone, empty, none left, nothing left, finished',
  cost: 'cost, costs, charge, charges, charged, charging, price, priced, pricing, fee, fees, run me, how much, billed, pay, take, uses, use, need, needs, count, counts, worth, paying, deduct, deducted, burn, burns, spend, spent',
  ask: 'question, questions, answer, answers, message, messages, prompt, prompts, query, queries, analysis, analyses, ask, asking, request, requests, character, characters, words, per answer',
  free: 'free, without paying, for nothing, no cost, cost nothing, costs nothing, trial, free trial, have to pay, need to pay, pay for this, cost anything, cost money, costs money, without buying, without spending, costs no tokens, -free throws, -free throw, -free kick, -free agent, -free agency',
  start:
    'start, begin, to try, to try it, try it, to join, sign up, signing up, get any, account, come with, version, tier, to use, trial',
  top_up: 'top up, top off, buy more, reload my tokens, refill',
  buy: 'buy, get more, purchase, top up, add more, more tokens, more credits, get tokens, get some, add tokens, extra, extra tokens',
  refund:
    'refund, refunds, refunded, refundable, money back, reimburse, chargeback, get back my payment, token back, tokens back, credit back, credits back, back the token, back my token, back the tokens, back my tokens, back a token',
  payment_of:
    'subscription, month, purchase, payment, charge, pack, plan, app, site, edgewise, token, tokens, credits, you guys, you',
  mistake:
    'by accident, by mistake, accidentally, accident, mistake, reverse, undo, wrong pack, wrong plan, didnt mean to, did not mean to, return',
  fails:
    'fails, failed, fail, crashes, crashed, errors out, breaks, broke, times out, timed out, never came, didnt come, doesnt load, didnt load, bugs out, glitches, error',
  charged:
    'charged twice, billed twice, double charged, charged double, charged again, billed again, charged wrong, charged for nothing, i charged, i billed, was charged, got charged, am i being charged, charging my card, charge my card',
  plan: 'plan, subscription, membership, auto renew, auto renewal, autorenew, renewal, monthly plan, trial, renew, monthly, monthly thing, renewing, renews, subscribed, recurring',
  sub: 'my sub, the sub, this sub, a sub, cancel sub, my plan, my subscription, my membership, my renewal, monthly plan, my monthly plan, unsubscribe, unsub, auto renew, autorenew, auto renewal',
  cancel:
    'cancel, cancelling, canceling, cancellation, unsubscribe, stop paying, end, stop, quit, pause, downgrade, upgrade, change, turn off, switch, renew',
  cancel_itself: 'cancel, cancelling, canceling, cancellation, unsubscribe',
  pay_method:
    'paypal, apple pay, google pay, venmo, cash app, cashapp, crypto, bitcoin, btc, eth, zelle, visa, mastercard, amex, gift card, gift cards, klarna, debit, debit card, debit cards, credit card, credit cards, bank transfer, payment methods, payment method, payment options, prepaid',
  card: 'my card, a card, card number, card info, card details, my credit card, card on file, billing info, payment info, cards do, what cards, which cards, take cards, accept cards, take card, with card, by card, card payments, credit card, new card, the card',
  safe: 'safe, secure, public, protected, safe to, security',
  receipt:
    'receipt, receipts, invoice, invoices, billing history, payment history, card on file, payment method, billing info',
  my_tokens: 'my tokens, my credits, my token count, my balance',
  balance:
    'my balance, token balance, my token balance, remaining tokens, tokens left, credits left, tokens remaining, my remaining tokens, my token count, tokens do i have, credits do i have, tokens have i, tokens i got, tokens i have, low on tokens, low on credits, credits remaining, my tokens go, all my tokens go, tokens am i at, tokens im at, tokens do i still have',
  promo_token: 'boost, boosts, profit boost, no sweat, bonus token, free bet, promo, site credit, bonus credit',
  prices_of:
    'how much are tokens, how much is a token, how much do tokens cost, what do tokens cost, token price, token prices, price of tokens, price of a token, cost of tokens, pricing, price list, price per month, monthly price, monthly cost, subscription cost, subscription price, cost per month, how much a month, how much per month, how much is the subscription, how much is a subscription, how much is the plan, how much does the subscription cost, how much does a subscription cost, how much is a month',
  // Data and chats.
  data: 'data, info, information, personal info, personal data, details, what i bet, what i ask, what i type, what i write, what i say, what i said, my questions, my chats, my chat, my history, my email, my conversations, chats, conversations, my messages, who i am, my name, my identity, my address, my phone number, my personal',
  own_history: 'my bets, my picks, my betting history, my wagers',
  sell: 'sell, sells, selling, sold, share, shares, sharing, shared, give, gives, hand over, pass on, leak, collect, collects, collecting, store, stores, storing, stored, save, saves, keep, keeps, train on, use, track, tracking, do with, monitor, see, sees, read, reads, access, look at, view, get, log, logs, know about, reading, seeing, looking at, watching, happens to, happen to, happens with',
  sells:
    'sell, sells, selling, sold, share with, sharing with, leak, collect, train on, hand over, used to train, train, trained, training, share, tell sportsbooks, tell the books, tell anyone, tell the sportsbooks, report me, sell to',
  see: 'see, sees, read, reads, access, look at, view, find out, know, know about',
  privacy:
    'private, confidential, anonymous, encrypted, privacy, gdpr, ccpa, cookies, privacy policy, data policy, data protection, tracking me, track me, spying on me, watching me, listening to me, monitored, recorded, recording me, know about me',
  chats:
    'old chats, past chats, earlier chats, previous chats, last chat, old conversations, past conversations, previous conversations, my old questions, past questions, previous questions, old messages, chat history, old answers, past answers, previous answers, my history, my old chat, last conversation',
  download: 'download, export, copy of',
  delete: 'delete, deleting, remove, erase, terminate, wipe, get rid of',
  account:
    'account, profile, my data, my info, my information, my chats, my history, this account, everything you have, everything about me, what you have on me, all my stuff',
  // Slips and books.
  slip: 'bet slip, betslip, bet slips, betslips, my slip, my slips, the slip, a slip, slips, my bet slip',
  picture:
    'screenshot, screenshots, screen shot, screen shots, photo, photos, picture, pictures, pic, pics, image, images, snapshot, ss',
  upload: 'upload, uploading, send, attach, post, scan, read, show you, paste, see, drop, submit, take',
  connect:
    'connect, sync, link, linked, integrate, import, log into, log in to, login to, hook up, hooked up, connected',
  own_bets:
    'my bets, my bet, my accounts, my account, my sportsbook, my sportsbooks, my wagers, my betting account, my book, my books, my action, my open bets, my tickets, what i got, what i have, what bets i, bets i placed, bets i have, bets i made, what i placed, what i bet, my real bets, my actual bets, my parlays',
  wager:
    'bet here, bet on here, bet in here, bet with you, bet with u, bet through you, bet on this site, bet on this app, bet on this, bet on edgewise, bet at edgewise, wager here, wager on here, bet real money, real money here, gamble here, place bets here, place bets, place a bet here, place bets on here, place my bets here, place a wager here, put money on here, put a bet in here, bet directly, bet from here, bet in this app, bet in this chat, deposit here, deposit with you, deposit on here, put money in here, bet it here, make bets here, place my bet here, bet inside',
  may_i:
    'can i, could i, may i, do i, how do i, where do i, am i able, is it possible, can we, do we, how can i, how would i',
  bets: 'bet, wager, place a bet, place bets, put a bet, put bets, gamble, place my bets, put money, make a bet, make bets, put in a bet, place my parlay, submit a bet, place a parlay',
  takes:
    'take bets, take wagers, accept bets, accept wagers, take action, taking bets, handle bets, book bets, take my bet, take real money, take deposits, take any bets, a sportsbook, a bookie, a casino, a betting site, sportsbook or, place bets',
  // What it is and how good.
  made: 'made, makes, make, built, build, builds, created, creates, runs, run, owns, own, wrote, developed, coded, behind, founded, started, operates, programmed, designed, came up',
  company:
    'company, startup, business, the team behind, owner, owners, creator, creators, developer, developers, founder, founders, maker, the people, corporation, parent company, owned by, based, headquarters, a team behind, team behind, people behind, who is behind',
  legal:
    'legal, illegal, legally, lawful, against the law, allowed, permitted, in trouble, arrested, breaking the law, break the law, the law, trouble, ok to use, okay to use, fine to use',
  use: 'use, using, be on, do this, bet online, online betting, sports betting, gambling, betting online, sportsbetting, online gambling, betting',
  app: 'an app, any app, phone app, mobile app, iphone app, android app, ios app, app version, app store, play store, iphone, android, ios, ipad, mobile version, app for, desktop app, native app, apple watch, an iphone, mobile site, apk, download it, download this, install it, install this',
  on_phone: 'on mobile, on my phone, on a phone, on my iphone, on my android, on my tablet, on an ipad, on phones',
  accurate:
    'accurate, accuracy, reliable, track record, win rate, winrate, hit rate, success rate, your record, ur record, your results, your performance, success, win percentage, winning percentage, how good, batting average, profitable, your roi, past results, past performance, proven, proof, how right, how often right, are you right, are you ever wrong, ever wrong, right or wrong, often wrong, results so far, how often do you win, how often right, do you win, you any good, picks done, picks been doing, picks doing, picks do lately, picks been',
  picks:
    'your picks, ur picks, these picks, the picks, your bets, your plays, your tips, your predictions, these predictions, your stuff, picks here, ur bets, ur plays, your recommendations, your calls',
  do_well:
    'win, wins, won, winning, hit, hits, hitting, profit, profitable, right, correct, make money, made money, doing, losing, any good, beat the books, beat the market, pan out, cash, perform, performed, hold up',
  model:
    'model, gpt, chatgpt, chat gpt, claude, gemini, llama, grok, openai, anthropic, llm, language model, ai, machine learning, a robot, robot, bot, a bot, chatbot, algorithm, algo, an algorithm, software, neural network, deepseek',
  model_name:
    'chatgpt, chat gpt, gpt, claude, gemini, llama, grok, openai, anthropic, llm, language model, deepseek, machine learning, what model, which model, what ai, which ai, what llm, model are you, model is this, ai model, ai is this, ai are you',
  human:
    'human, a human, person, a person, real person, a real person, real human, a real human, man or machine, real guy, actual person, actual human, somebody real, a program, a machine',
  powers:
    'use, uses, using, make, makes, made, pick, picks, choose, chooses, write, writes, wrote, run on, based on, built on, powered by, powers, generate, generated, come from, runs',
  fair: 'fair price, fair prices, fair odds, fair line, fair lines, fair number, fair numbers, fair value, fair chance, fair probability, true price, true prices, true odds, true line, true probability, true chance, right price, real price, real odds, the edge, edges, what is fair, whats fair, fair is, fair, what its worth, the real chance, real probability, the value',
  own_number:
    'your number, your numbers, your price, your prices, your odds, your chance, your chances, your percentages, your percentage, your probability, your probabilities, your edge, your edges, ur numbers, ur number',
  know: 'know, come up with, get, find, figure out, figure, determine, decide, tell, arrive at, sure, trust, believe, rely on, buy, where does, where do, where did, come from, makes you, made, built, calculate, work out, calculated, set, computed, compute, derived, derive, estimate, estimated, made, reach, establish, model',
  way: 'method, methodology, algorithm, algo, math, maths, formula, system, secret, magic, process, approach, model behind, secret sauce',
  works:
    'how do you work, how does this work, how does it work, how do u work, how it works, how this works, how does this thing work, how you work, how does edgewise work',
  sponsor:
    'sponsor, sponsors, sponsored, affiliate, affiliates, affiliated, kickback, kickbacks, paid by, pay you, pays you, paying you, paid to, commission, biased, funded by, owned by draftkings, owned by fanduel, conflict of interest, in bed with, get paid, get a cut, promoted, advertising, ads, an ad, commercial',
  charges: 'cost, costs, charge, charges, fee, fees, expensive, pricing',
  earn: 'make money, make your money, earn money, make ur money, business model, get paid, earn',
  trust:
    'trust, scam, legit, legitimate, rip off, ripoff, fake, trustworthy, bullshit, bs, snake oil, sketchy, honest, real deal, con, hoax, lying, lie to me, made up, making this up, making it up, making these up, making stuff up, making that up, hallucinate, hallucinating, believe, rely on, shady, phishing, credible, believable',
  guarantee:
    'guarantee, guarantees, guaranteed, promise, promised, foolproof, risk free, riskfree, no risk, sure thing, sure things, always win, never lose',
  profit:
    'make money, make me money, make a profit, make profit, make me rich, get rich, be profitable, turn a profit, make a living, win money, win me money, earn money, make bank, quit my job, beat the books, beat vegas, come out ahead, lose money, lose all, lose my money',
  will: 'will, can, could, would, do, does, am, going, gonna, is it possible, are you able, ever, actually',
  fresh:
    'how often, update, updates, updated, updating, refresh, refreshed, refreshes, fresh, live, real time, realtime, up to date, delayed, delay, current, stale, old, recent, real, made up, demo, fake, how fast, how recent, lag, behind',
  odds: 'odds, prices, price, lines, line, numbers, data, feed, the board, the numbers, info',
  source:
    'where do, where does, where did, where are, source, sources, provider, feed, come from, coming from, pull from, get your, get ur, get the, get these, sourced, pulled from, what api',
  // Help and limits.
  contact:
    'contact, reach, email, call, write, message, text, talk to, speak to, speak with, talk with, chat with, get hold of, get ahold of, hear from, complain, report, file, phone number, number for',
  support:
    'support, customer service, customer support, tech support, help desk, helpdesk, a human, a real person, a person, someone, somebody, live agent, an agent, live chat, staff, an admin, the admin, the team, the owner, the devs, the developers, a rep, your email, ur email, support email, email address, your phone number, contact info, contact details, a bug, a problem, an issue, a complaint, feedback, a wrong answer, a mistake, real human, you guys, the people, billing problem, billing issue, billing question, payment problem, payment issue, a refund person',
  service:
    'customer service, customer support, tech support, live support, support email, support number, contact support, email support, help desk, your email, ur email, your phone number, contact info, support team',
  helpline:
    'helpline, help line, hotline, 1800gambler, gambler hotline, gambling hotline, 1 800 gambler, problem gambling number, gambling help number, crisis line, number for gambling, gambling help number, gambling help, help with gambling, call for gambling',
  spend_word: 'i spend, spending, my spending, how much i spend, what i spend, i can spend',
  limit:
    'limit, limits, cap, caps, spending limit, deposit limit, spending limits, deposit limits, loss limit, token limit, daily limit, weekly limit, monthly limit, maximum, limiting, restrict, restricting, capping',
  set: 'set, setting, put, change, lower, raise, increase, have, make, add, remove, place, create, how do, is there, do you have, work, works, where',
  spending:
    'spending limit, deposit limit, spending limits, deposit limits, loss limit, loss limits, token limit, spend limit, spending cap, my spending, what i spend, how much i spend, my own limit, a limit, limits, a cap, my limits, my limit',
  how_many:
    'how many, how much, unlimited, limit, limits, max, maximum, cap, restriction, as many, as much, too many, how long, allowed',
  time_out:
    'time out, time outs, timeout, timeouts, cooling off, cool off, cool down, self exclusion, self exclude, exclusion, exclude myself, block myself, break from this, self exclusions, self excluding, cooling off period',
  asks_of:
    'how, hows, what, whats, is there, do you have, long, work, works, can i, where, does, available, option, options, undo, ever, end',
  pro: 'pro mode, pro, pro version, pro analysis, pro answer, pro answers, pro tier, pro analyses, pro plan, pro one, pro question',
  regular: 'regular, normal, standard, basic, regular mode, quick mode, the other one, the other mode',
  asks_of_pro:
    'what, whats, is, does, how, hows, why, explain, difference, worth, better, vs, versus, or, get, give, use, extra, should, do, different, compare, diff, longer',
  when: 'when do, when does, when will',
  charged_if:
    'be charged, get charged, charged if, charge if, charged for, charge for, charged when, charge me if, charge me for, billed for, pay if',
  no_tokens:
    'no tokens, no more tokens, have no tokens, zero tokens, 0 tokens, no credits, out of tokens, out of credits',
  elsewhere:
    'go to a sportsbook, need a sportsbook, need to go to a book, bet somewhere else, use a sportsbook to bet, bet elsewhere, bet at the book',
  abroad:
    'not in the us, not in the usa, not american, not from the us, outside the us, outside of the us, not in america',
  year_old: 'year old, years old, yr old, underage, minor, minors',
  bug: 'a bug, found a bug, bug report, bugs, is broken, its broken, not loading, wont load, doesnt load, site is down, app is down, keeps crashing, glitch, glitching',
  chances: 'chances, chance, odds, likely, likelihood, realistic',
  // The own account.
  sign_up:
    'sign up, signup, register, make an account, create an account, open an account, get an account, need an account, get access, have an account, join, new account',
  sign_in:
    'password, my email, email address, my login, username, user name, my name, display name, my profile, profile picture, my address, log out, logout, sign out, log in, login, sign in, my settings, two factor, 2fa, passkey, two step, mfa, my account settings, account settings',
  share_account:
    'share my account, share an account, share the account, share one account, lend my account, give my account, use my account, share my login, share my password, account with my, multiple devices, two devices, two phones, other devices, more than one device, sign out everywhere, two accounts, second account, multiple accounts, more than one account, people use one account, use one account, use the same account, same account, two people, account for two, one login, same login',
  edit: 'change, reset, forgot, forget, lost, update, edit, recover, set up, add, turn on, log out, logout, sign out, enable, delete, find, locked out, do i, can i, do you have',
  password: 'password, username, 2fa, two factor, passkey, mfa, log out, logout, sign out, my login',
  remember: 'remember, memorize, recall, keep track of, forget, memory, remembered, save what',
  memory_of:
    'me, i, my, we, this, that, what i, said, before, my books, chat, everything, last time, conversation, told you, last chat, about me, things, stuff, have, have a, previous, us, anything, my bankroll, my unit, my units, my state, next time, tomorrow, later, for next time',
  // Of the law and the world.
  tax: 'tax, taxes, taxed, taxable, irs, 1099, w2g',
  language:
    'spanish, espanol, french, portuguese, german, italian, chinese, another language, other languages, languages, language, english',
  speak: 'speak, talk, understand, answer, read, write, ask, respond, reply, what, which, in, only, do you, support',
  beta: 'beta, in beta, beta test, early access, finished product, still new, prototype',
  age: 'how old, age limit, age requirement, minimum age, what age, legal age, age restriction, min age, age to use, be 21, be 18, is it 18, is it 21, 18 or 21, 21 plus, 18 plus, is 18 enough, is 18 ok, is 18 okay, is 19 ok, is 19 okay, is 20 ok, is 20 okay, is 19 enough, is 20 enough',
  state:
    'what states, which states, what state, which state, my state, every state, all states, any state, all 50 states, states, what countries, which countries, what country, my country, other countries, another country, countries, outside the us, outside the usa, outside of the us, outside us, canada, in canada, mexico, in mexico, europe, in europe, the uk, in the uk, uk, england, in england, australia, in australia, abroad, overseas, the us, in the us, usa, in the usa, only us, us only, america, americans, ireland, india, germany, brazil, from canada, from england, from europe, from mexico',
  work_in:
    'work, works, working, available, use this, use it, using this, cover, covered, supported, allowed, legal, usable, operate, i use, can i be in',
  // A wish for bets: then nothing of this is asked.
  bet_word:
    'line, lines, price, prices, number, odds, bet, play, pick, move, steam, edge, game, match, one, another, team, guy, qb, defense, kicker, him, them, offense, bullpen',
  wish: 'a pro, pros, the pros, a professional, best, top, gimme, give me, tonight, today, tomorrow, sunday, parlay, parlays, lock, locks, leg, legs, hedge, arb, arbs, dog, dogs, underdog, underdogs, favorite, favorites, over, under, unders, overs, spread, spreads, moneyline, ml, total, totals, prop, props, half, unit, units, kelly, stake, teaser, same game, sgp, find me, build, push, void, free bet, free bets, bonus bet, bonus bets, free money, boost, promo, promos, promo code, risk free bet, no sweat, clv, vig, juice, hold, ev, bankroll, pushes, pushed, voided, postponed, game, games, match, player, scratched, injured, should i bet, to win, stakes, hedging, live line, my book, my books, covers, who wins, wins',
} as const satisfies Readonly<Record<string, string>>;

/** An index for each meaning: a word may have several, and a phrase of one takes no word from another. */
export const PRODUCT_INDEXES = Object.entries(WORDS).map(
  ([meaning, phrases]) => [meaning, indexPhrases(phrases.split(', ').map(toEntry))] as const,
);

/** Which of these a phrase of begins with a word. */
export const STARTS_OF_MEANINGS: ReadonlyMap<string, ReadonlySet<string>> = PRODUCT_INDEXES.reduce(
  (starts, [meaning, index]) => {
    for (const word of index.keys()) starts.set(word, (starts.get(word) ?? new Set()).add(meaning));
    return starts;
  },
  new Map<string, Set<string>>(),
);

function toEntry(phrase: string): readonly [string, boolean] {
  return phrase.startsWith('-') ? [phrase.slice(1), false] : [phrase, true];
}
