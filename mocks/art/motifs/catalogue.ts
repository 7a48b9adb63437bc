import * as beasts from '#mocks/art/motifs/beasts.ts';
import * as creatures from '#mocks/art/motifs/creatures.ts';
import * as fortune from '#mocks/art/motifs/fortune.ts';
import * as fruits from '#mocks/art/motifs/fruits.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';
import * as places from '#mocks/art/motifs/places.ts';
import * as table from '#mocks/art/motifs/table.ts';
import * as tales from '#mocks/art/motifs/tales.ts';
import * as worlds from '#mocks/art/motifs/worlds.ts';

export const motifs = {
  ...beasts,
  ...creatures,
  ...fortune,
  ...fruits,
  ...places,
  ...table,
  ...tales,
  ...worlds,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

type Rule = readonly [words: RegExp, names: readonly MotifName[]];

/** Maps nouns in a game's name or kind to motifs. The first matching rule wins. */
const nounRules: readonly Rule[] = [
  [/roulette|ruletka/, ['roulette']],
  [/blackjack|twenty|\b21\b/, ['twentyOne', 'aces']],
  [/poker|baccarat|hold-?em|solitaire/, ['aces', 'cards', 'chips']],
  [/dice|craps|sic-?bo/, ['dice']],
  [/bingo|scratch|lotter|keno/, ['fortuneWheel', 'clover', 'seven', 'coins']],
  [/aviat|plane\b|pilot|\bjet|flight|sky crash/, ['plane']],
  [/crash|rocket|launch/, ['rocket', 'plane']],
  [/book|scroll|tome|chronicle|quest|skazki/, ['book']],
  [/pharaoh|egypt|\bnile|cleo|pyramid|sphinx|anubis|caravan/, ['pharaoh', 'scarab']],
  [/scarab|beetle/, ['scarab']],
  [/genie|bazaar|\blamp/, ['lamp']],
  [/pirate|buccaneer|corsair|captain|skull|bones/, ['pirate', 'ship']],
  [/ship|\bsail|voyage|caravel|galleon|odyssey/, ['ship']],
  [/anchor|harbou?r|lighthouse|beacon/, ['anchor']],
  [/compass|horizon|expedition/, ['compass', 'mountain']],
  [/kraken|octopus|depth|abyss|leviathan/, ['kraken']],
  [/dolphin|walrus|otter/, ['dolphin']],
  [/fish|shark|reef|ocean|bass|\bsea\b|river|koi|wave|mermaid|siren|volny/, ['fish', 'kraken', 'dolphin']],
  [/island|lagoon|oasis|beach|ostrova/, ['palm']],
  [/dragon|wyvern|drake|gecko|lizard/, ['dragon']],
  [/phoenix|eagle|falcon|raven|firebird|condor/, ['phoenix']],
  [/parrot|toucan|macaw/, ['parrot']],
  [/fox|lisy/, ['fox']],
  [/panda/, ['panda']],
  [/bear|badger|hedgehog|medvedi/, ['bear']],
  [/monkey|gorilla|\bape/, ['monkey']],
  [/wolf|wolves|fang|husky|coyote/, ['wolf']],
  [/lion\b|safari|savanna|africa/, ['lion']],
  [/tiger|jungle|leopard/, ['tiger', 'aztecMask']],
  [/bull\b|buffalo|bison|toro\b|minotaur|ranch/, ['bull', 'horseshoe']],
  [/owl|sovy/, ['owl']],
  [/\bcats?\b|panther|kitty|puma/, ['cat']],
  [/aztec|maya|inca|totem|tiki/, ['aztecMask']],
  [/temple|jaguar|dorado|ruin|cavern/, ['temple', 'aztecMask']],
  [/viking|thor\b|odin|valhalla|rune/, ['viking']],
  [/samurai|ninja|shogun|ronin|katana/, ['samurai']],
  [/castle|citadel|kingdom|knight|fortress/, ['castle', 'crown']],
  [/lantern|dynasty|geisha|fonari/, ['lantern']],
  [/vampire|dracula|count\b/, ['vampire']],
  [/potion|witch|wizard|alchem|goblin|brewery/, ['potion', 'moon']],
  [/cactus|canyon|desert/, ['cactus']],
  [/cowboy|sheriff|bandit|saloon|outlaw|frontier/, ['cowboy', 'cactus']],
  [/carnival|masquerade|mask|parade|festival|drums/, ['masks', 'joker']],
  [/joker|jester|harlequin|circus|yarmarki/, ['joker']],
  [/balloon/, ['balloon']],
  [/robot|android|cyber/, ['robot']],
  [/train|railway|express|locomotive/, ['train']],
  [/apple|orchard|acorn|yabloki/, ['apple']],
  [/cherr/, ['cherries']],
  [/lemon|\blime|citrus/, ['lemon']],
  [/melon/, ['watermelon']],
  [/grape|\bwine|vineyard/, ['grapes']],
  [/orange|tangerine|mango/, ['orange']],
  [/berry|berries|yagody/, ['strawberry', 'grapes']],
  [
    /fruit|juic|cocktail|smoothie|garden|harvest/,
    ['cherries', 'lemon', 'watermelon', 'grapes', 'orange', 'strawberry', 'apple'],
  ],
  [/bakery|sweets|bonbon|lolli/, ['candy']],
  [/sevens/, ['sevens', 'seven']],
  [/\bbells?\b/, ['bell']],
  [/clover|irish|leprechaun|shamrock/, ['clover', 'horseshoe']],
  [/stallion|horse|koni\b/, ['horseshoe']],
  [/crown|king\b|queen|emperor|tsar|chalice/, ['crown']],
  [/treasure|chest|loot|vault|heist|klady/, ['chest', 'coins']],
  [/gems|jewel|samotsvety/, ['gem']],
  [/coin|cash|money|million|bonanza/, ['coins', 'chest']],
  [/wheel|fortune|fountain/, ['fortuneWheel', 'coins']],
  [/chips|stake/, ['chips']],
  [/cards|deck/, ['cards', 'aces']],
  [/volcan|lava|magma/, ['volcano']],
  [/bomb|boom|\bmines?\b|blast|dynamite/, ['bomb']],
  [/planet|galax|space|comet|meteor|nebula|\bstars?\b|zvyozdy/, ['planet', 'moon']],
  [/mountain|peak|everest|glacier|valley|waterfall/, ['mountain']],
  [/flower|bloom|lotus|rose\b|orchid|tulip|meadow|firefl/, ['flower']],
  [/goal|football|soccer|penalt|league/, ['ball']],
];

/** Maps adjectives to motifs. Used only if no noun matches. */
const adjectiveRules: readonly Rule[] = [
  [/\b777\b|triple/, ['sevens', 'bar']],
  [/\bseven|\b7\b/, ['seven', 'sevens']],
  [/\bbar\b|classic|retro/, ['bar', 'bell', 'seven']],
  [/cand|sugar|sweet|honey/, ['candy']],
  [/lucky|luck|jolly|happy/, ['clover', 'horseshoe', 'dice']],
  [/royal|noble|grand|proud/, ['crown']],
  [/gem|diamond|crystal|ruby|emerald|sapphire|opal|pearl|amber|jade/, ['gem']],
  [/fire|flame|blazing|fiery|inferno|\bhot\b|burn|scarlet/, ['flame']],
  [/space|cosmic|solar|stellar|astro|atomic/, ['planet', 'rocket']],
  [/moon|lunar|night|sleepy/, ['moon']],
  [/frost|\bice|icy|snow|winter|frozen|arctic|northern/, ['mountain', 'wolf']],
  [/tropical|sunny/, ['palm', 'parrot']],
  [/magic|mystic|enchanted|secret/, ['potion', 'book']],
  [/gold|gilded|rich|mint/, ['coins', 'crown']],
  [/flying|wing/, ['balloon', 'plane']],
  [/jackpot|spin|mega/, ['fortuneWheel', 'seven', 'sevens']],
  [/table|live/, ['chips', 'cards', 'roulette']],
];

/** The motifs that match a text (slug, name and kind); empty without a match. */
export function motifsFor(text: string): readonly MotifName[] {
  const lowered = text.toLowerCase();
  const rule = [...nounRules, ...adjectiveRules].find(([words]) => words.test(lowered));
  return rule?.[1] ?? [];
}

export function isMotifName(text: string): text is MotifName {
  return Object.hasOwn(motifs, text);
}

/**
 * Motifs for games whose names match no rule. Sorted, so that the result doesn't depend on the file order.
 */
export const motifNames: readonly MotifName[] = Object.keys(motifs).filter(isMotifName).toSorted();
