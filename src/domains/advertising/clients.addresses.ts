export const clientsPath = '/clientes';
export const clientPath = (slug: string) => `${clientsPath}/${slug}`;
