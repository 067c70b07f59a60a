import { dropEnd } from '#kit/drop-end.ts';

/** Words that most lists of stolen passwords begin with, in the languages of the listeners. Digits and signs around them help nobody. */
const words = `
password passwort parola senha contrasena secret segredo segreto letmein welcome bemvindo bemvinda benvenuto benvenuta admin
administrator administrador root user usuario utente guest test teste prova login entrar abc abcd abcdef abcdefg abcdefgh abcabc
qwert qwerty qwertyu qwertyui qwertyuiop azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
iloveyou loveyou teamo tiamo teamo amor amore amorzinho meuamor lovely love lovers princess princesa principessa sunshine
superman batman spiderman pokemon naruto starwars matrix ninja dragon monkey shadow master hunter killer tigger tiger lion
football futebol calcio baseball basketball soccer hockey golfer flamengo corinthians palmeiras saopaulo santos vasco gremio
internacional cruzeiro botafogo fluminense juventus milan inter napoli roma lazio fiorentina torino genova forzaroma forzajuve
forzanapoli forzainter barcelona realmadrid liverpool chelsea arsenal ronaldo messi neymar buffon totti maradona pele
brasil brazil italia italy portugal deus jesus jesuscristo cristo gesu maria jose joao pedro paulo carlos antonio francisco
marcos lucas gabriel gabriela rafael rafaela daniel daniela felipe gustavo bruno bruna rodrigo fernando fernanda ricardo eduardo
leonardo leonard juliana camila beatriz amanda larissa leticia vanessa patricia aline bianca andrea marco luca matteo lorenzo
alessandro alessandra francesco francesca giuseppe giovanni giovanna giulia chiara martina federica federico simone stefano
valentina silvia roberto roberta salvatore michael michelle jennifer jessica ashley nicole jordan thomas charlie george andrew
robert joshua matthew hannah sophie summer winter spring autumn verao inverno estate primavera autunno janeiro fevereiro marco
abril maio junho julho agosto setembro outubro novembro dezembro gennaio febbraio marzo aprile maggio giugno luglio settembre
ottobre novembre dicembre monday friday sunday domingo sabado lunedi domenica computer internet google facebook instagram
whatsapp youtube twitter samsung iphone apple android windows microsoft linkedin hotmail gmail yahoo freedom liberdade liberta
familia famiglia family minhavida minhafamilia felicidade felicita saudade estrela stella borboleta farfalla cachorro gatinho
gattino cioccolato chocolate banana cookie pepper ginger maggie buster harley ranger cheese flower flor fiore rainbow arcoiris
music musica musique radio antena antenna rock rockstar metallica nirvana beatles queen whatever trustno nothing something
changeme mudar mudarsenha cambiami passw pass passe passpass default temp temporary temporaria demo sample example exemplo
hello hola ola ciao ciaociao buongiorno bomdia obrigado obrigada grazie babygirl baby bebe angel angelo angela diamond silver
golden orange purple yellow black white green blue red mercedes ferrari porsche lamborghini corvette mustang yamaha ducati vespa
`;

/** Runs of the keyboard without a word in them. */
const runs = `
123456 1234567 12345678 123456789 1234567890 0123456789 012345 123123 123123123 123321 112233 11223344 121212 131313 101010
102030 10203040 111111 1111111 11111111 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 000000 00000000
654321 87654321 987654321 9876543210 159753 147258 147258369 142536 789456 789456123 456789 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4
1qaz2wsx zaq12wsx 123qwe 123abc abc123 a1b2c3 a1b2c3d4 a12345 a123456 q12345 aa123456 121314 123654 159357 741852 741852963 963852741
!@#$%^ !@#$%^& !@#$%^&* 1q2w3e! aaaaaa aaaaaaaa zzzzzz xxxxxx
`;

const commonWords = new Set(words.split(/\s+/).filter(Boolean));
const commonRuns = new Set(runs.split(/\s+/).filter(Boolean));
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Kept on the server: the list is long and the browser has no use for it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (commonRuns.has(plain) || commonWords.has(plain)) return true;
  const bare = dropEnd(plain, (sign) => !/\p{L}/u.test(sign)).replace(/^[^\p{L}]+/u, '');
  if (bare === '') return new Set(plain).size < 5;
  const disguised = dropEnd(plain, (sign) => /[\d\W_]/u.test(sign));
  return [bare, undisguised(bare), undisguised(disguised), undisguised(plain)].some((word) => commonWords.has(word));
}

function undisguised(text: string): string {
  return text.replace(/[@431!0$5]/g, (sign) => disguises[sign] ?? sign);
}
