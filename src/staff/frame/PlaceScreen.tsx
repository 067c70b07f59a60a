import { Route, Routes, useParams } from 'react-router';
import { deferred } from '#web/parts/deferred.ts';
import type { DeskPlace } from '../desk.ts';
import { LostScreen } from './LostScreen.tsx';

const ResourceList = deferred(() => import('../list/ResourceList.tsx'), 'ResourceList');
const ResourceForm = deferred(() => import('../form/ResourceForm.tsx'), 'ResourceForm');

type ResourcePlace = Extract<DeskPlace, { kind: 'resource' }>;

/** A screen of its own, or the list and the form that a resource's declaration makes. */
export function PlaceScreen({ place }: { place: DeskPlace }) {
  if (place.kind === 'screen') return <place.Screen />;
  const List = place.List ?? ResourceList;
  return (
    <Routes>
      <Route index element={<List key={place.resource.name} resource={place.resource} />} />
      <Route path=":id" element={<ItemScreen place={place} />} />
      <Route path="*" element={<LostScreen />} />
    </Routes>
  );
}

function ItemScreen({ place: { resource, Item = ResourceForm } }: { place: ResourcePlace }) {
  const { id = '' } = useParams();
  if (id === 'nuovo') return <Item resource={resource} id={null} />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <LostScreen />;
  return <Item resource={resource} id={Number(id)} />;
}
