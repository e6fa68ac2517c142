import { describe, expect, test } from '@jest/globals';
import { avoidedWordsIn } from './avoided-words.ts';

describe('one word for one thing in what players read', () => {
  test.each([
    ['pt', 'Chute um nome', 'palpite'],
    ['es', 'El cromo de Messi', 'figurita'],
    ['fr', 'Devine l’athlète', 'star'],
    ['fr', 'Le sportif du jour', 'star'],
    ['fr', 'Cette fête', 'soirée'],
    ['de', 'Wähle ein Level', 'Stufe'],
    ['de', 'Die heutigen Tagesathleten', 'Star'],
    ['it', 'La lega scelta', 'campionato'],
    ['en', 'Sign out everywhere', 'log in, log out'],
    ['en', 'Somebody has joined', 'someone, everyone, anyone'],
    ['en', 'This challenge was cancelled', 'American words'],
    ['en', 'Solved in 3', 'got it, missed it'],
    ['en', 'Joining...', '…'],
    ['pt', '{{count}} palpites', 'tentativa, where they are counted'],
    ['pt', 'Venceu a EuroLeague', 'Euroliga'],
    ['pt', 'Falha ao salvar', 'não foi possível'],
    ['pt', 'A imagem fica mais clara.', 'mais nítida'],
    ['es', 'Dejaréis de aparecer', 'son, ustedes'],
    ['es', 'El enlace caduca', 'auto, camiseta, grupo, en vivo, vencido'],
    ['es', 'Portero', 'arquero, mediocampista, agregar'],
    ['es', '{{name}} se ha unido', 'the simple past of the Americas'],
    ['fr', 'contre la rediffusion', 'replay'],
    ['de', 'Keine Tipps mehr', 'Versuche, where they are counted'],
    ['it', 'Il tuo tentativo', 'risposta'],
  ] as const)('in %s: %s', (language, text, instead) => {
    expect(avoidedWordsIn(language, new Map([['a.b', text]]))).toEqual([
      `a.b: "${text}": ${instead}`,
    ]);
  });

  test('in a party the word of a hint is not that of a clue', () => {
    const texts = new Map([
      ['party.lead', 'O telão mostra as dicas.'],
      ['game.hint.title', 'Dica'],
    ]);
    expect(avoidedWordsIn('pt', texts)).toEqual(['party.lead: "O telão mostra as dicas.": pista']);
  });

  test('French has its apostrophes and no-break spaces', () => {
    const texts = new Map([
      ['a', "l'essai"],
      ['b', 'Prêt ?'],
      ['c', 'L’essai est prêt\u202f?'],
    ]);
    expect(avoidedWordsIn('fr', texts).map((line) => line.slice(0, 1))).toEqual(['a', 'b']);
  });

  test.each([
    ['de', "So geht's"],
    ['en', "You're back"],
    ['it', "L'ultima figurina"],
  ] as const)('in %s the apostrophe is curly: %s', (language, text) => {
    const texts = new Map([
      ['a', text],
      ['b', text.replace("'", '’')],
    ]);
    expect(avoidedWordsIn(language, texts)).toEqual([`a: "${text}": ’`]);
  });

  test('a word inside another one is no finding', () => {
    expect(avoidedWordsIn('it', new Map([['a', 'Collegati con gli amici']]))).toEqual([]);
    expect(avoidedWordsIn('de', new Map([['a', 'Relevante Stufen']]))).toEqual([]);
    expect(avoidedWordsIn('de', new Map([['a', 'von {{athletes}} Stickern']]))).toEqual([]);
  });
});
