/** GET /.well-known/nodeinfo. */
export interface NodeinfoLinks {
  links: { rel: string; href: string }[];
}

export interface NodeinfoFederation {
  enabled?: boolean;
  exclusions?: boolean;
  mrf_policies?: string[];
  mrf_simple?: Record<string, string[]>;
  mrf_simple_info?: Record<string, Record<string, { reason: string }>>;
  mrf_keyword?: Record<string, unknown>;
  mrf_hashtag?: Record<string, unknown>;
  mrf_object_age?: Record<string, unknown>;
  quarantined_instances?: string[];
  quarantined_instances_info?: Record<string, Record<string, { reason: string }>>;
}

export interface NodeinfoMetadata {
  nodeName?: string;
  nodeDescription?: string;
  private?: boolean;
  suggestions?: { enabled?: boolean; web?: string };
  staffAccounts?: string[];
  federation?: NodeinfoFederation;
  pollLimits?: {
    max_options?: number;
    max_option_chars?: number;
    min_expiration?: number;
    max_expiration?: number;
  };
  postFormats?: string[];
  uploadLimits?: { general?: number; avatar?: number; background?: number; banner?: number };
  fieldsLimits?: { maxFields?: number; maxRemoteFields?: number; nameLength?: number; valueLength?: number };
  accountActivationRequired?: boolean;
  invitesEnabled?: boolean;
  mailerEnabled?: boolean;
  features?: string[];
  restrictedNicknames?: string[];
  skipThreadContainment?: boolean;
  privilegedStaff?: boolean;
  localBubbleInstances?: string[];
  publicTimelineVisibility?: { federated?: boolean; local?: boolean; bubble?: boolean };
  federatedTimelineAvailable?: boolean;
}

/** GET /nodeinfo/2.0.json; GoToSocial sends no metadata. */
export interface Nodeinfo {
  version: string;
  software: { name: string; version: string; repository?: string; homepage?: string };
  protocols: string[];
  services?: { inbound: string[]; outbound: string[] };
  openRegistrations: boolean;
  usage: {
    users?: { total?: number; activeHalfyear?: number; activeMonth?: number };
    localPosts?: number;
  };
  metadata?: NodeinfoMetadata;
}
