/** Everyday words, which are never taken for a misspelt team or for the name of a player. */
const WORDS = `
a able about above across action actually add advice afford after again against age ago agree ahead all almost alone along already also
always am amazing american among amount an analysis and angle angles another answer any anybody anyone anything anyway
apart app are area around as ask asked asking at available average avoid aware away baby back bad bank based basic bet
bets better bettor bettors betting be beat beats beating became because become been before begin behind being believe
below best between beyond big bigger biggest bit black blew board bonus book books bookie boost both bottom bought box
brain break bring broke brother bucks build building business but button buy by call came can card care career case
cash catch caught cause certain chance change changed changes cheap check choice choose clean clear close closing code
cold combine come comes coming company compare computer confidence confident consider cost costs could count country
couple course cover covers crazy cup current cut daily dang data date day days dead deal dear death decide deep
defense definitely depends deposit did didn die different difference difficult do does doesn dog dogs doing dollar
dollars dont done door double down draft drag draw drink drive drop due dumb during each early easy eat edge edges
else end enough entire especially essay even event events ever every everybody everyone everything exactly example
excited expect expected explain extra eye face fact fade fair fall family far fast father favor favorite favorites favourite feel
feeling feels few field fight fights figure final finally find fine finish first five fix flat folks follow food for
force foot form found four free fresh friend friends from full fun funny future gamble gambling game games gave general
get gets getting girl girlfriend give given gives giving go goal goals god goes going gone gonna good got gotta grab
great green group grow guess guide guy guys had half hand hands hang happen happened happy hard has hat hate have
haven having he head health hear heard heart heavy hell hello help her here hey high higher highest him his hit hits
hold home homie honest honestly hope hot hour hours house how however huge husband hundred hurt i idea if ill im
imagine important in injured injuries injury inside instead interested interesting into is isn it its job join joke
juice juicy just keep kid kids kill kind kinds knew know known lady large last late lately later laugh law lay lazy
lead league leagues lean leans learn least leave left leg legs less let level life light like likely limit line lines
list listen little live living loan lock locks lol long longer look looking looks loose lose loser losers losing loss
losses lost lot lots love low lower luck lucky lunch made main major make makes making man many margin margins market
markets match matches matchup matchups math maybe me mean means meet men might million mind mine minimum minus minute
minutes miss model mom moment money month months mood more morning mortgage most mother move moved movement much music
must my myself name national near need needs never new news next nice night no nobody none normal not note nothing now
number numbers odds of off offense offer often oh ok okay old older on once one ones only open opinion option options or
order other others our out outside over overall own paid pair parent part parlay parlays partner party pass past pay
pays payout people per perfect person phone pick picks picked picking piece place plan play player players playing
plays playoff playoffs please plus point points politics pool poor possible post potential power predict prediction
predictions pretty price priced prices pro probability probably problem prop props public pull push put question
questions quick quickly quit quite race random range ranges rank rate rather read ready real really reason reasons
recent recipe recommend recommendation record rent report rest result results return rich right risk risky road roll
room round rule rules run runs sad safe safer safest said same save saved savings say says schedule school score
scores second see seems seen self sell send serious set seven several sharp sharps she ship shop short shorter shot
shots should show shut sick side sides sign simple since single sister sit site situation six slate slip slips slow
small smart so solid some somebody someone something sometimes son song soon sorry sound source special split sport
sports spot spots spread spreads stack stake start started starting starts state stats stay steam step still stock
stop story straight strategy streak strong stuck stuff stupid style such sucks suggest suggestion suggestions sure
sweat sweet system table take taken takes taking talk talking tax team teams tell ten test text than thank thanks that
thats the their them then there these they thing things think thinking third this those though thought thoughts
thousand three through throw ticket tickets tie tight till time times tip tips title to together told ton too took top
total totals touch tough trade trend trends trip trouble true trust truth try trying turn two type ugly under
underdog underdogs understand unit units until up upcoming upset upsets us use used user using usually value version
versus very vs wager wagers wait wanna want wanted wants was wasn watch water way ways we weak weather week weeks well
went were what whatever whats when where which while white who whole whos why wife wild will win winner winners
winning wins wise with within without woman women won wonder wont word words work working works world worried worse
worst worth would wouldn wow write wrong yeah year years yes yesterday yet you young your yourself zero
angry apple beach beast blank blast bread brief brush cheer chest chill crash cross crowd death dress drunk email fault fever fifth
grand guest judge knock lunar maths mayor model mouse north ocean orange panic paper phase photo piano plant plate
prime print prize proof proud queen quiet quote radio reply rough round royal rugby scale scene shape share shark sheet
shirt shoot smile smoke south speed spend spent sport stage stand steal stick stone store storm sugar swear swing thank
theme toast tower track train trash treat trick truck twice twist uncle video visit vital voice waste wheel where worry
yours youth angel beard hawk tiger eagle giant bear lion bull king magic
teach tenth thumb bring brings cancer capital casino chart charts check checks cheque claim class client clock color
election president senate senator congress vote python javascript program doctor medicine headache stocks crypto bitcoin
american percent percentage national international professional college calculate calculator meaning define definition
bankroll sportsbook sportsbooks bookmaker moneyline handicap alternate alt teaser teasers accumulator consensus variance
implied closing expected kelly hedge hedging arbitrage middle middling quarter halves half first second third innings
personal message messages account balance token tokens subscription refund cancel password login support contact
hitting scoring wondering anytime yard yards passing rushing receiving strikeout strikeouts rebound rebounds assist
assists touchdown touchdowns homer homers pitcher pitchers batter quarterback receiver goalie defense running runner
maxed borrowed borrow borrowing pawned pawn stole gambled gambler gamblers blown wagering addict addicted addiction bookies desperate hopeless drowning spiraling ruined ruining destroyed destroying
suicide suicidal killing hurting harm myself depressed depression compulsive rent evicted eviction debts debt loans sharks payday salary tuition inheritance
retirement recover recoup chase chased chasing doubled doubling exclude exclusion excluded banned ban block blocking timeout timeouts underage minor
blackjack roulette poker slots keno bingo casinos nascar golf rugby cricket esports horse horses racing darts racehorse stallion pattern strategies
yall aint sup yo bro dude sir hmm lets gimme gonna imo btw asap tho cuz pls plz bud pal fam
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
