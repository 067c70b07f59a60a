import type { Client, ClientSpot } from '../../clients.contract.ts';
import type { HeardSpot } from '../use-spot-sound.ts';

/** A client's spot as the player and the statistics know spots. */
export function heardSpot(client: Pick<Client, 'name' | 'imageFile'>, spot: ClientSpot): HeardSpot {
  return { ...spot, clientName: client.name, spotClientName: client.name, clientImageFile: client.imageFile };
}

/** For what concerns the client and none of its spots. */
export function clientNames({ name }: Pick<Client, 'name'>) {
  return { name: '', clientName: name, spotClientName: name };
}
