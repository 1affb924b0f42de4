import { dto, isDto, text, texts, type Dto } from './shape';

/** What a server and its static files say about themselves, as it came; `{}` stands for nothing. */
export interface ServerDocuments {
  instance: unknown;
  instanceV2: unknown;
  nodeinfo: unknown;
  /** `/static/config.json` beside the client. */
  config: unknown;
  /** `pleroma_fe` of the frontend configurations. */
  frontend: unknown;
  /** True where it has kept its posts from a guest who asked. */
  closed?: unknown;
}

/** The parts of the documents that facts and abilities are read from. */
export interface ServerFacts {
  instance: Dto;
  instanceV2: Dto;
  /** `configuration` of both instance documents, v2 first. */
  configuration: (name: string) => Dto;
  nodeinfo: Dto;
  metadata: Dto;
  pleroma: Dto;
  features: ReadonlySet<string>;
  software: { name: string; version: string };
  /** As the server names it: `4.5.0`, `2.7.2 (compatible; Akkoma 3.16.0)`. */
  version: string;
}

/** `2.7.2 (compatible; Akkoma 3.16.0)` names the software where nodeinfo does not. */
function softwareOf(nodeinfo: Dto, version: string): ServerFacts['software'] {
  const named = dto(nodeinfo.software);
  const compatible = /compatible; ([\w-]+) ([^)]+)\)/.exec(version);
  const name = text(named.name) || (compatible?.[1] ?? (version === '' ? '' : 'mastodon'));
  return { name: name.toLowerCase(), version: text(named.version) || (compatible?.[2] ?? version) };
}

export function readFacts(documents: ServerDocuments): ServerFacts {
  const instance = dto(documents.instance);
  const instanceV2 = dto(documents.instanceV2);
  const nodeinfo = dto(documents.nodeinfo);
  const metadata = dto(nodeinfo.metadata);
  const pleroma = isDto(instance.pleroma) ? instance.pleroma : dto(instanceV2.pleroma);
  const version = text(instance.version) || text(instanceV2.version);
  const v1 = dto(instance.configuration);
  const v2 = dto(instanceV2.configuration);
  return {
    instance,
    instanceV2,
    configuration: (name) => ({ ...dto(v1[name]), ...dto(v2[name]) }),
    nodeinfo,
    metadata,
    pleroma,
    features: new Set([...texts(metadata.features), ...texts(dto(pleroma.metadata).features)]),
    software: softwareOf(nodeinfo, version),
    version,
  };
}

/** Drops what is large and not needed before the about page: the moderation lists. */
function slimMetadata(metadata: unknown): Dto {
  const from = dto(metadata);
  return isDto(from.federation) ? { ...from, federation: { enabled: from.federation.enabled } } : from;
}

/** The documents as they are kept for the next start. */
export function slimDocuments(documents: ServerDocuments): ServerDocuments {
  const instance = dto(documents.instance);
  const pleroma = dto(instance.pleroma);
  const nodeinfo = dto(documents.nodeinfo);
  const keepsPleroma = isDto(instance.pleroma);
  return {
    ...documents,
    instance: keepsPleroma
      ? { ...instance, pleroma: { ...pleroma, metadata: slimMetadata(pleroma.metadata) } }
      : instance,
    nodeinfo: { ...nodeinfo, metadata: slimMetadata(nodeinfo.metadata) },
  };
}

/** `{pleroma_fe: {…}}` → its content. */
export const frontendPart = (input: unknown): Dto => dto(dto(input).pleroma_fe);
