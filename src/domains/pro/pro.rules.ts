/** Where everything that is for PRO listeners only leads the others. */
export const proPage = '/vantagens-da-assinatura-pro';
