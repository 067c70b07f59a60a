/** Everything of the desk lies below; the addresses inside the desk are written without it. */
export const staffPath = '/redazione';
