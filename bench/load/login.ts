let callers = 0;

/** Each from an address of its own: what is measured is the account's own count. */
export function login(
  url: string,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  callers++;
  // Every process of the bench has a network of its own.
  const address = `10.${process.pid & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  return fetch(`${url}/api/v1/profile/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ email, password }),
  });
}
