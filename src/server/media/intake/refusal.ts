export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'not-an-image'
  | 'too-many-pixels'
  | 'broken-image'
  | 'hidden-content'
  | 'extension-not-allowed'
  | 'content-mismatch';

/** An upload that is not taken in. The code is for the domain, which finds the text to show. */
export class MediaRefusal extends Error {
  override name = 'MediaRefusal';
  statusCode = 400;
  code: RefusalCode;

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(`media refused: ${code}`, options);
    this.code = code;
  }
}
