/** What a telephone dials. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}
