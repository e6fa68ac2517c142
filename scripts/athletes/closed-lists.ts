import type { Athlete, FactKind } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';

/** How many one champion may have from this year on, the newest first. */
type Sizes = readonly (readonly [from: number, size: number])[];
type Squads = Readonly<Partial<Record<FactKind, Sizes | Record<Athlete['gender'], Sizes>>>>;

/**
 * Of a national team the size of a squad. Clubs have no closed squad; theirs are the most that
 * played for one in a season.
 */
export const squadSizes: Squads = {
  worldCupsWon: {
    male: [
      [2022, 26],
      [2002, 23],
      [1930, 22],
    ],
    female: [
      [2015, 23],
      [2007, 21],
      [1995, 20],
      [1991, 18],
    ],
  },
  continentalCupsWon: {
    male: [
      [2021, 28],
      [2001, 23],
      [1916, 22],
    ],
    female: [
      [2024, 26],
      [1969, 23],
    ],
  },
  worldCupTitles: [[1950, 12]],
  euroBasketTitles: [[1935, 12]],
  championsLeaguesWon: [[1956, 30]],
  europaLeaguesWon: [[1972, 30]],
  libertadoresWon: [[1960, 35]],
  titles: [[1947, 20]],
  euroLeagueTitles: [[1958, 20]],
  wnbaTitles: [[1997, 15]],
};

const list = (names: string) => names.split(', ');

/** The season that the newest records are of; the tours and the World Cups have no clubs. */
export const clubsOfSeason: Readonly<Partial<Record<League, readonly string[]>>> = {
  'english-premier-league': list(
    'Arsenal, Aston Villa, Bournemouth, Brentford, Brighton & Hove Albion, Burnley, Chelsea, Crystal Palace, Everton, Fulham, Leeds United, Liverpool, Manchester City, Manchester United, Newcastle United, Nottingham Forest, Sunderland, Tottenham Hotspur, West Ham United, Wolverhampton Wanderers',
  ),
  'spanish-la-liga': list(
    'Alavés, Athletic Club, Atlético Madrid, Barcelona, Celta Vigo, Elche, Espanyol, Getafe, Girona, Levante, Mallorca, Osasuna, Rayo Vallecano, Real Betis, Real Madrid, Real Oviedo, Real Sociedad, Sevilla, Valencia, Villarreal',
  ),
  'italian-serie-a': list(
    'AC Milan, Atalanta, Bologna, Cagliari, Como, Cremonese, Fiorentina, Genoa, Hellas Verona, Inter Milan, Juventus, Lazio, Lecce, Napoli, Parma, Pisa, Roma, Sassuolo, Torino, Udinese',
  ),
  'german-bundesliga': list(
    '1. FC Heidenheim, 1. FC Köln, Bayer Leverkusen, Bayern Munich, Borussia Dortmund, Borussia Mönchengladbach, Eintracht Frankfurt, FC Augsburg, FC St. Pauli, Hamburger SV, Mainz 05, RB Leipzig, SC Freiburg, TSG Hoffenheim, Union Berlin, VfB Stuttgart, VfL Wolfsburg, Werder Bremen',
  ),
  'french-ligue-1': list(
    'Angers, Auxerre, Brest, Le Havre, Lens, Lille, Lorient, Lyon, Marseille, Metz, Monaco, Nantes, Nice, Paris FC, Paris Saint-Germain, Rennes, Strasbourg, Toulouse',
  ),
  brasileirao: list(
    'Athletico Paranaense, Atlético Mineiro, Bahia, Botafogo, Chapecoense, Corinthians, Coritiba, Cruzeiro, Flamengo, Fluminense, Grêmio, Internacional, Mirassol, Palmeiras, Red Bull Bragantino, Remo, Santos, São Paulo, Vasco da Gama, Vitória',
  ),
  nwsl: list(
    'Angel City, Bay FC, Chicago Stars, Gotham FC, Houston Dash, Kansas City Current, North Carolina Courage, Orlando Pride, Portland Thorns, Racing Louisville, San Diego Wave, Seattle Reign, Utah Royals, Washington Spirit',
  ),
  'womens-super-league': list(
    'Arsenal, Aston Villa, Brighton & Hove Albion, Chelsea, Everton, Leicester City, Liverpool, London City Lionesses, Manchester City, Manchester United, Tottenham Hotspur, West Ham United',
  ),
  nba: list(
    'Atlanta Hawks, Boston Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers, Dallas Mavericks, Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets, Indiana Pacers, Los Angeles Clippers, Los Angeles Lakers, Memphis Grizzlies, Miami Heat, Milwaukee Bucks, Minnesota Timberwolves, New Orleans Pelicans, New York Knicks, Oklahoma City Thunder, Orlando Magic, Philadelphia 76ers, Phoenix Suns, Portland Trail Blazers, Sacramento Kings, San Antonio Spurs, Toronto Raptors, Utah Jazz, Washington Wizards',
  ),
  wnba: list(
    'Atlanta Dream, Chicago Sky, Connecticut Sun, Dallas Wings, Golden State Valkyries, Indiana Fever, Las Vegas Aces, Los Angeles Sparks, Minnesota Lynx, New York Liberty, Phoenix Mercury, Seattle Storm, Washington Mystics',
  ),
  euroleague: list(
    'ASVEL, Anadolu Efes, Barcelona, Baskonia, Bayern Munich, Beşiktaş, Crvena zvezda, Dubai Basketball, Fenerbahçe, Hapoel Tel Aviv, Maccabi Tel Aviv, Olimpia Milano, Olympiacos, Panathinaikos, Paris Basketball, Partizan, Real Madrid, Valencia Basket, Virtus Bologna, Žalgiris',
  ),
  'formula-1': list(
    'Alpine, Aston Martin, Audi, Cadillac, Ferrari, Haas, McLaren, Mercedes, Racing Bulls, Red Bull, Williams',
  ),
  'formula-2': list(
    'AIX Racing, ART Grand Prix, Campos Racing, DAMS, Hitech, Invicta Racing, MP Motorsport, Prema Racing, Rodin Motorsport, Trident, Van Amersfoort Racing',
  ),
};
